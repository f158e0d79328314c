import { api } from '@golghar/contracts';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { type ListQuery, leadKeys } from '../model/lead-keys';
import { mergeLeads } from './lead-cache';

/** Leads in one page of the list. */
export const pageSize = 50;

export const leadsQuery = (query: ListQuery) =>
  infiniteQueryOptions({
    queryKey: leadKeys.list(query),
    queryFn: ({ pageParam, signal }) =>
      request(api.listSubmissions, {
        query: { ...query, limit: pageSize, ...(pageParam && { cursor: pageParam }) },
        signal,
      })
        .then((list) => mergeLeads(list))
        .catch((cause: unknown) => {
          throw new Error('Failed to fetch submissions', { cause });
        }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Leads that match the filters, page by page; the list before is shown until the new one is there. */
export const useLeads = (query: ListQuery, { enabled = true } = {}) =>
  useInfiniteQuery({ ...leadsQuery(query), enabled, placeholderData: keepPreviousData });
