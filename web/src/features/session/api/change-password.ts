import { api, type PasswordChange } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { sessionKey } from '@/lib/api/session-key';

export const useChangePassword = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: PasswordChange) => request(api.changePassword, { body: change }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionKey }),
  });
};
