import { type AlertLink, api, type OpenAlertLink } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { refusalOf } from '../model/refusal-of';

/** What a link would do, or why it does nothing. Asking changes nothing. */
export const useOpenLink = (link: AlertLink) =>
  useQuery({
    queryKey: [api.checkAlertLink.path, link],
    queryFn: async ({ signal }): Promise<{ open: OpenAlertLink } | { refusal: string }> => {
      try {
        return { open: await request(api.checkAlertLink, { body: link, signal }) };
      } catch (error) {
        const refusal = refusalOf(error);
        if (!refusal) throw error;
        return { refusal };
      }
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
