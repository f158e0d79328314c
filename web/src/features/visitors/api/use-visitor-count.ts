import { api } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/request';

const fiveMinutes = 300_000;

/** Everyone who visited. Asking counts this visit, once a day. */
export const useVisitorCount = () =>
  useQuery({
    queryKey: [api.visitorCount.path],
    queryFn: ({ signal }) =>
      request(api.visitorCount, { signal }).catch((cause: unknown) => {
        throw new Error('Failed to fetch visitor count', { cause });
      }),
    staleTime: fiveMinutes,
    gcTime: fiveMinutes,
  });
