import { api } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/request';

/** Everyone who confirmed the newsletter, newest first. */
export const useSubscribers = () =>
  useQuery({
    queryKey: [api.listSubscribers.path],
    queryFn: async ({ signal }) => (await request(api.listSubscribers, { signal })).subscribers,
  });
