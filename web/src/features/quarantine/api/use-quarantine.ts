import { api, type ResponseOf } from '@golghar/contracts';
import { infiniteQueryOptions, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { leadKeys } from '../../leads-core/model/lead-keys';

const pageSize = 50;

/** Leads that were set aside as spam, the latest first. */
export const quarantineQuery = infiniteQueryOptions({
  queryKey: [...leadKeys.quarantine, 'pages'],
  queryFn: ({ pageParam, signal }) =>
    request(api.listQuarantine, {
      query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

/** How many wait there. */
export const useQuarantineCount = () =>
  useQuery({
    queryKey: [...leadKeys.quarantine, { limit: 1 }],
    select: ({ total }: ResponseOf<typeof api.listQuarantine>) => total,
  });
