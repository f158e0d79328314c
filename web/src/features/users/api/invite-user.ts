import { api, type Invitation } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { refetchUsers } from '../model/patch-users';

export const useInviteUser = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (invitation: Invitation) => request(api.inviteUser, { body: invitation }),
    onSuccess: () => refetchUsers(client),
  });
};
