import { api, type User } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { failureText } from '../model/failure-text';
import { refetchUsers } from '../model/patch-users';

export const useWithdrawInvitation = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: User) => request(api.withdrawInvitation, { params: { id } }),
    onSuccess: (_, { name }) =>
      showToast({ title: 'Invitation withdrawn', text: `The link of ${name} no longer works.` }),
    onError: (error) =>
      showToast({ title: 'Invitation not withdrawn', text: failureText(error), kind: 'destructive' }),
    onSettled: () => refetchUsers(client),
  });
};
