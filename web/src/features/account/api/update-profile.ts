import { api, type ProfileUpdate, type SessionUser } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { sessionKey } from '@/lib/api/session-key';
import { showToast } from '@/ui/toast/toast-store';

/** Changes one's own name; whatever else names one is asked for again. */
export const useUpdateProfile = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ProfileUpdate) => (await request(api.updateProfile, { body })).user,
    onSuccess: (user) => {
      client.setQueryData<SessionUser>(sessionKey, user);
      showToast({ title: 'Name changed', text: `You are ${user.name} now.` });
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    },
  });
};
