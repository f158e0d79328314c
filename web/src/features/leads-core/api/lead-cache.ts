import { api, type Submission, type SubmissionDetail } from '@golghar/contracts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type Query,
  queryOptions,
  replaceEqualDeep,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { figureKeys, type LeadPages, type ListQuery, leadKeys, withPinned } from '../model/lead-lists';
import { useInbox } from '../store/inbox';

const gone = Symbol('gone');

const isLead = (part: object): part is Submission => 'version' in part && 'submittedAt' in part;

function visit(part: unknown, change: (lead: Submission) => Submission | undefined): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (isLead(part)) return change(part) ?? gone;
  const before = Object.entries(part);
  const after = before.map(([key, value]) => [key, visit(value, change)] as const);
  if (after.every(([, value], index) => value === before[index]?.[1])) return part;
  if (Array.isArray(part)) return after.flatMap(([, value]) => (value === gone ? [] : [value]));
  return after.some(([, value]) => value === gone) ? gone : Object.fromEntries(after);
}

/**
 * A response with its leads changed wherever they occur. A lead for which `change` returns nothing is removed, together with its
 * list entry. Unchanged parts keep their identity.
 * @returns undefined if the response itself is about a removed lead
 */
export function mapLeads<Answer>(
  answer: Answer,
  change: (lead: Submission) => Submission | undefined,
): Answer | undefined {
  const after = visit(answer, change);
  return after === gone ? undefined : (after as Answer);
}

export function leadsIn(answer: unknown): Submission[] {
  const leads: Submission[] = [];
  mapLeads(answer, (lead) => {
    leads.push(lead);
    return lead;
  });
  return leads;
}

const paths = new Set<unknown>(
  [leadKeys.lists, leadKeys.details, leadKeys.today, leadKeys.dashboard].map(([path]) => path),
);

/** Cached responses that contain leads. */
const filters = { predicate: ({ queryKey }: Query) => paths.has(queryKey[0]) };

/** Changes leads in all cached responses; those for which nothing is returned are removed. */
export const patchLeads = (change: (lead: Submission) => Submission | undefined): void => {
  queryClient.setQueriesData(filters, (answer: unknown) => {
    const after = mapLeads(answer, change);
    // Keeps the timestamp of unchanged data.
    return after === answer ? undefined : after;
  });
};

function newestLeads(answers: unknown): Map<string, Submission> {
  const newest = new Map<string, Submission>();
  for (const lead of leadsIn(answers))
    if (lead.version > (newest.get(lead.id)?.version ?? 0)) newest.set(lead.id, lead);
  return newest;
}

const cached = () => queryClient.getQueriesData(filters);

/** The newest cached version of a lead. */
export const findLead = (id: string): Submission | undefined => newestLeads(cached()).get(id);

function toNewestIn(answers: unknown) {
  const newest = newestLeads(answers);
  return (lead: Submission): Submission => {
    const known = newest.get(lead.id);
    if (!known || known.version <= lead.version) return lead;
    // What a search found in it is the list's own.
    const shared = Object.entries(known).filter(([name]) => name in lead && name !== 'match');
    return { ...lead, ...Object.fromEntries(shared) };
  };
}

/**
 * Updates a response, and all cached ones, to the newest version of each lead: a response that arrives late must not revert
 * anything, and with an outdated row somebody could overwrite a colleague's change without seeing it.
 */
export function mergeLeads<Answer>(answer: Answer): Answer {
  const update = toNewestIn([cached(), answer]);
  patchLeads(update);
  // A lead without a status is new.
  return mapLeads(answer, (lead) => update(Object.assign({ status: 'new' }, lead))) as Answer;
}

/** Removes deleted leads from all lists, pinned or not. */
export function dropLeads(ids: ReadonlySet<string>): void {
  useInbox.setState(({ pinnedIds }) => ({ pinnedIds: new Set([...pinnedIds].filter((id) => !ids.has(id))) }));
  patchLeads((lead) => (ids.has(lead.id) ? undefined : lead));
}

export const hasData = ({ state }: Query): boolean => state.data !== undefined;

/** Lists of leads and what is counted from them. */
const derived = [leadKeys.lists, ...Object.values(figureKeys)].map(([path]): unknown => path);

/** Refreshes requested within this time are combined. */
const gatherMs = 150;

let isRefreshWanted = false;
let lastRefresh = Promise.resolve();

/** Also if it is not open: a lead that has left every list may still be shown, such as one that was just done. */
async function refetchLead(id: string): Promise<void> {
  // A response in flight may predate the change.
  await queryClient.cancelQueries({ queryKey: leadKeys.detail(id) });
  await queryClient.prefetchQuery({ ...leadQuery(id), staleTime: 0 });
}

/** After a change here or elsewhere: refetches the lead, the lists and the figures, once for all changes close together. */
export function refreshLeads(id?: string): void {
  if (id) void refetchLead(id);
  if (isRefreshWanted) return;
  isRefreshWanted = true;
  // One at a time, so that frequent changes don't cancel every refetch; what failed to load keeps its own retry button.
  lastRefresh = Promise.all([lastRefresh, new Promise((resolve) => setTimeout(resolve, gatherMs))]).then(
    () => {
      isRefreshWanted = false;
      return queryClient.invalidateQueries({
        predicate: (query) => derived.includes(query.queryKey[0]) && hasData(query),
      });
    },
  );
}

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
        query: { ...query, limit: 50, ...(pageParam && { cursor: pageParam }) },
        signal,
      })
        .then((list) => mergeLeads(list))
        .catch((cause: unknown) => {
          throw new Error('Failed to fetch submissions', { cause });
        }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Of several pages, the first may be older than what was answered since.
    structuralSharing(before, fresh) {
      const newest = mapLeads(fresh, toNewestIn(cached()));
      const { pinnedIds } = useInbox.getState();
      return replaceEqualDeep(before, withPinned(before as LeadPages, newest as LeadPages, pinnedIds));
    },
  });

/** Leads that match the filters, in pages; the previous list is shown until the new one arrives. */
export const useLeads = (query: ListQuery, { enabled = true } = {}) =>
  useInfiniteQuery({ ...leadsQuery(query), enabled, placeholderData: keepPreviousData });
