import { api } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/request';

/** How many leads wait for an answer that was promised for earlier. */
export const useOverdueCount = () =>
  useQuery({
    // Under the dashboard, so that what refreshes that one refreshes this.
    queryKey: [api.dashboard.path, 'overdue'],
    queryFn: async ({ signal }) => (await request(api.countViews, { signal })).views.overdue.count,
  });
