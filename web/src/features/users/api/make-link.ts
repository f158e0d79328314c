import { api } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { failureText } from '../model/failure-text';
import { refetchUsers } from '../model/patch-users';

/** Makes a link to choose a password; it is mailed, and shown to who made it. */
export const useMakeLink = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await request(api.makeAccountLink, { params: { id } })).link,
    onError: (error) =>
      showToast({ title: 'No link was made', text: failureText(error), kind: 'destructive' }),
    onSettled: () => refetchUsers(client),
  });
};
