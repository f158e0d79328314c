import { api, type Login } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { sessionKey } from '@/lib/session-key';

export const useLogIn = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (login: Login) => request(api.logIn, { body: login }),
    networkMode: 'always',
    onSuccess: ({ user }) => {
      // What somebody else saw on this machine is not for this user.
      client.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin') });
      client.setQueryData(sessionKey, user);
    },
  });
};
