import { api, type Submission } from '@golghar/contracts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type Query,
  type QueryKey,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { useDebounced } from '@/lib/hooks/use-debounced';
import { type ListQuery, mapLeads } from '../model/lead-lists';
import { unpinLeads } from '../store/inbox';

export const leadKeys = {
  lists: [api.listSubmissions.path] as const,
  list: (query: ListQuery) => [api.listSubmissions.path, query] as const,
  details: [api.getSubmission.path] as const,
};

const hasData = ({ state }: Query): boolean => state.data !== undefined;

/** Lists of leads, and figures and other lists that follow from them. */
const derived = [
  api.listSubmissions,
  api.dashboard,
  api.countViews,
  api.today,
  api.listQuarantine,
  api.listTags,
  api.listDeleted,
  api.report,
  api.team,
  api.listImports,
  api.getPerson,
];

const isDerived = (query: Query): boolean =>
  hasData(query) && derived.some(({ path }) => path === query.queryKey[0]);

export function dropLeads(isDropped: (lead: Submission, queryKey: QueryKey) => boolean): void {
  for (const { queryKey } of queryClient.getQueryCache().findAll({ predicate: isDerived }))
    queryClient.setQueryData(queryKey, (answer: unknown) => {
      const rest = mapLeads(answer, (lead) => (isDropped(lead, queryKey) ? undefined : lead));
      // Unchanged: don't notify observers.
      return rest === answer ? undefined : rest;
    });
}

/** Refreshes requested within this time are combined. */
const gatherMs = 150;

let isRefreshWanted = false;
let lastRefresh = Promise.resolve();

/** Fetches a lead anew, even if it is not open: it may be shown after it has left every list, such as one that was just done. */
export async function refetchLead(id: string): Promise<void> {
  const { queryKey } = leadQuery(id);
  // A response in flight may predate the change.
  await queryClient.cancelQueries({ queryKey });
  // Fetched when it is shown next, too, if one moves on before it arrives, which cancels it.
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  await queryClient.prefetchQuery(leadQuery(id));
}

/** Refetches the lead, or the open one if many changed; and the lists and figures, once for all changes close together. */
export function refreshLeads(id?: string): void {
  if (id) void refetchLead(id);
  else void queryClient.invalidateQueries({ queryKey: leadKeys.details, predicate: hasData });
  if (isRefreshWanted) return;
  isRefreshWanted = true;
  // One at a time, so that frequent changes don't cancel every refetch; what failed to load keeps its own retry button.
  lastRefresh = Promise.all([lastRefresh, new Promise((resolve) => setTimeout(resolve, gatherMs))]).then(
    () => {
      isRefreshWanted = false;
      return queryClient.invalidateQueries({ predicate: isDerived });
    },
  );
}

const mailPollMs = 3000;

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: [api.getSubmission.path, id],
    queryFn: async ({ signal }) => {
      try {
        return (await request(api.getSubmission, { params: { id }, signal })).submission;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) {
          unpinLeads([id]);
          dropLeads((lead) => lead.id === id);
        }
        throw error;
      }
    },
    refetchInterval: ({ state: { data } }) =>
      data && [...data.alerts, ...data.replies].some(({ state }) => state === 'queued') ? mailPollMs : false,
  });

export const useLead = (id: string) => useQuery({ ...leadQuery(id), enabled: id !== '' });

/** Delay before prefetching, so that leads only passed by with J or K are not fetched (milliseconds). */
const passingMs = 100;

export function usePrefetch(ids: readonly (string | undefined)[]): void {
  const wanted = ids.filter(Boolean).join(' ');
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const id of wanted.split(' ').filter(Boolean)) void queryClient.prefetchQuery(leadQuery(id));
    }, passingMs);
    return () => clearTimeout(timer);
  }, [wanted]);
}

const pageSize = 50;

export const leadsQuery = (query: ListQuery) =>
  infiniteQueryOptions({
    queryKey: leadKeys.list(query),
    queryFn: ({ pageParam, signal }) =>
      request(api.listSubmissions, {
        query: { ...query, limit: pageSize, cursor: pageParam },
        signal,
      }).catch((cause: unknown) => {
        throw new Error('Failed to fetch submissions', { cause });
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const useLeads = (query: ListQuery, { enabled = true } = {}) =>
  useInfiniteQuery({ ...leadsQuery(query), enabled, placeholderData: keepPreviousData });

/** The best matches while typing; results of the previous words are shown as stale until the new ones arrive. */
export function useLeadSearch(typed: string, limit: number) {
  const q = useDebounced(typed, 100);
  const query = useQuery({
    // Not under the key of the lists, which are cached as pages.
    queryKey: ['leads found', { q, limit }],
    queryFn: async ({ signal }) =>
      (await request(api.listSubmissions, { query: { q, limit }, signal })).submissions,
    enabled: q !== '',
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 10_000,
  });
  // Rendering the results gives way to the next letter.
  const data = useDeferredValue(query.data);
  return { ...query, data, isOld: q !== typed || query.isPlaceholderData || data !== query.data };
}
