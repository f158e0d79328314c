import { api } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { sessionKey } from '@/lib/session-key';

export const useLogOut = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request(api.logOut),
    networkMode: 'always',
    onSuccess: () => client.setQueryData(sessionKey, null),
  });
};
