import { api, type SubmissionList } from '@golghar/contracts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { type ListQuery, leadKeys } from '../model/lead-keys';
import { asNewest } from './pending-changes';

/** Leads in one page of the list. */
export const pageSize = 50;

/** A page of the list as the server told it, without taking back what is known of its leads by now. */
export const withNewest = (client: QueryClient, list: SubmissionList): SubmissionList => ({
  ...list,
  submissions: list.submissions.map((lead) => asNewest(client, lead)),
});

const listQuery = (query: ListQuery) =>
  infiniteQueryOptions({
    queryKey: leadKeys.list(query),
    queryFn: ({ client, pageParam, signal }) =>
      request(api.listSubmissions, {
        query: { ...query, limit: pageSize, ...(pageParam && { cursor: pageParam }) },
        signal,
      })
        .then((list) => withNewest(client, list))
        .catch((cause: unknown) => {
          throw new Error('Failed to fetch submissions', { cause });
        }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Leads that match the filters, page by page; the list before is shown until the new one is there. */
export const useLeads = (query: ListQuery, { enabled = true } = {}) =>
  useInfiniteQuery({ ...listQuery(query), enabled, placeholderData: keepPreviousData });
