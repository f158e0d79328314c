import { api } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { leadKeys } from '../model/lead-keys';

/** How many leads each view has. */
export const useViewCounts = () =>
  useQuery({
    queryKey: leadKeys.views,
    queryFn: async ({ signal }) => (await request(api.countViews, { signal })).views,
  });
