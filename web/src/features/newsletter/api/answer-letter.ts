import type { api } from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { request } from '@/lib/request';

/** Confirms or leaves, with the token of a letter's link. */
export const useAnswerLetter = (endpoint: typeof api.confirmSubscription | typeof api.unsubscribe) =>
  useMutation({
    mutationFn: (token: string) => request(endpoint, { body: { token } }),
    networkMode: 'always',
  });
