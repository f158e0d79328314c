import { api, type SubmissionDetail } from '@golghar/contracts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { type ListQuery, leadKeys, pageSize } from '../model/lead-keys';
import { dropLeads, mergeLeads } from './lead-cache';

/** Polling interval while an alert or a reply is being sent. */
const mailPollMs = 3000;

const waitsForMail = (lead: SubmissionDetail | undefined): boolean =>
  lead !== undefined && [...lead.alerts, ...lead.replies].some(({ state }) => state === 'queued');

/** A lead with its notes, contacts, alerts and changes. */
export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: leadKeys.detail(id),
    queryFn: async ({ signal }) => {
      try {
        return mergeLeads((await request(api.getSubmission, { params: { id }, signal })).submission);
      } catch (error) {
        const isGone = error instanceof ApiError && (error.status === 404 || error.code === 'deleted');
        if (isGone) dropLeads(new Set([id]));
        throw error;
      }
    },
    refetchInterval: ({ state }) => (waitsForMail(state.data) ? mailPollMs : false),
  });

export const useLead = (id: string) => useQuery({ ...leadQuery(id), enabled: id !== '' });

/** Delay before prefetching, so that leads only passed by with J or K are not fetched (milliseconds). */
const passingMs = 100;

/** Prefetches leads that may be opened next. */
export function usePrefetch(ids: readonly (string | undefined)[]): void {
  const wanted = ids.filter(Boolean).join(' ');
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const id of wanted.split(' ').filter(Boolean)) void queryClient.prefetchQuery(leadQuery(id));
    }, passingMs);
    return () => clearTimeout(timer);
  }, [wanted]);
}

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

/** Leads that match the filters, in pages; the previous list is shown until the new one arrives. */
export const useLeads = (query: ListQuery, { enabled = true } = {}) =>
  useInfiniteQuery({ ...leadsQuery(query), enabled, placeholderData: keepPreviousData });
