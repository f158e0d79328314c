import { api, type SubmissionFilter } from '@golghar/contracts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { leadKeys } from '../model/lead-keys';

/** Leads in one page of the list. */
export const pageSize = 50;

/** Leads that match the filters, newest first, page by page. */
export const useSubmissions = (filters: SubmissionFilter) =>
  useInfiniteQuery({
    queryKey: leadKeys.list(filters),
    queryFn: ({ pageParam, signal }) =>
      request(api.listSubmissions, {
        query: { ...filters, limit: pageSize, ...(pageParam && { cursor: pageParam }) },
        signal,
      }).catch((cause: unknown) => {
        throw new Error('Failed to fetch submissions', { cause });
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
