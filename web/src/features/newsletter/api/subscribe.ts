import { api, type NewsletterRequest } from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { request } from '@/lib/request';

/** Asks for the newsletter; an e-mail with a link to confirm follows. */
export const useSubscribe = () =>
  useMutation({
    mutationFn: (wish: NewsletterRequest) => request(api.subscribe, { body: wish }),
    networkMode: 'always',
  });
