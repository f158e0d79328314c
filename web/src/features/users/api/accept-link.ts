import { api, type LinkAcceptance } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { startSession } from '@/lib/session/session';
import { userKeys } from '../model/user-keys';
import { isDeadLink } from './use-account-link';

/** Chooses the password that a link is for; whoever was signed in on this machine is not any more. */
export const useAcceptLink = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (acceptance: LinkAcceptance) => request(api.acceptAccountLink, { body: acceptance }),
    onSuccess: ({ user }) => startSession(user),
    onError: (error, { token }) => {
      // Whoever has the page open is told as if they had just opened the link.
      if (isDeadLink(error)) return client.invalidateQueries({ queryKey: userKeys.link(token) });
    },
  });
};
