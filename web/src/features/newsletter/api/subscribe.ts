import { api, type Language, type RequestOf } from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { request } from '@/lib/api/request';

/** Confirms or leaves, with the token of an e-mail's link. */
export const useNewsletterLink = (endpoint: typeof api.confirmSubscription | typeof api.unsubscribe) =>
  useMutation({
    mutationFn: (token: string) => request(endpoint, { body: { token } }),
  });

/** Asks for the newsletter; an e-mail in this language with a link to confirm follows. */
export const useSubscribe = (language: Language) =>
  useMutation({
    mutationFn: (wish: RequestOf<typeof api.subscribe>) =>
      request(api.subscribe, { body: wish, ...(language !== 'en' && { query: { language } }) }),
  });
