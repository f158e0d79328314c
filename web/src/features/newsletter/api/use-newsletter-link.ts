import type { api } from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { request } from '@/lib/api/request';

/** Confirms or leaves, with the token of an e-mail's link. */
export const useNewsletterLink = (endpoint: typeof api.confirmSubscription | typeof api.unsubscribe) =>
  useMutation({
    mutationFn: (token: string) => request(endpoint, { body: { token } }),
  });
