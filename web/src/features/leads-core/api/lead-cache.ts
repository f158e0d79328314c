import { api, type Submission, type SubmissionDetail } from '@golghar/contracts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type Mutation,
  onlineManager,
  type Query,
  queryOptions,
  replaceEqualDeep,
  useInfiniteQuery,
  useMutationState,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { figureKeys, type LeadPages, type ListQuery, leadKeys, withPinned } from '../model/lead-lists';
import type { AttachedFile } from '../model/template-words';
import { unpinLeads, useInbox } from '../store/inbox';
import type { Undoable } from '../store/undo';

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

/** Variables of a change; serialized to JSON while it waits for the connection. */
export type LeadVariables = {
  /** For a bulk change, only the leads on the screen. */
  leadIds: readonly string[];
  /** The name to use in messages. */
  about?: string | undefined;
  /** The versions that the person saw, by lead. */
  seen?: Readonly<Record<string, number>>;
  /** Attached files, whose contents a reload loses. */
  files?: readonly AttachedFile[];
  /** The change that this one undoes: it is sent once that is answered, unless that has failed. */
  takesBack?: Undoable | undefined;
};

/** What a change makes of a lead; undefined if the lead disappears. The answer is there once the server has made it. */
export type Preview<Variables, Answer> = (
  lead: Submission,
  variables: Variables,
  answer: Answer | undefined,
) => Submission | undefined;

export const leadMutations = { mutationKey: ['change leads'] };

/** The person's own changes, oldest first. */
export const findChanges = (predicate: (mutation: Mutation) => boolean): Mutation[] =>
  queryClient.getMutationCache().findAll({ ...leadMutations, predicate });

export const variablesOf = ({ state }: Mutation) => state.variables as LeadVariables;

/** The lead as the server has answered a change with it. */
export const answeredLead = ({ state }: Mutation): Submission | undefined =>
  (state.data as { submission?: Submission } | undefined)?.submission;

/** Whether it waits for the connection, rather than for its turn. */
export const isWaiting = ({ state }: Mutation): boolean => state.isPaused && !onlineManager.isOnline();

/** A lead after a change, unless it was read after that: each change counts its version up. */
function withChange(lead: Submission, mutation: Mutation): Submission | undefined {
  const variables = variablesOf(mutation);
  const { status, data } = mutation.state;
  if (!variables.leadIds.includes(lead.id)) return lead;
  const answered = answeredLead(mutation);
  const version = answered?.version ?? (variables.seen?.[lead.id] ?? 0) + 1;
  if (status === 'success' && lead.version >= version) return lead;
  const kind = mutation.meta?.kind as { preview?: Preview<LeadVariables, unknown> };
  const changed = kind.preview ? kind.preview(lead, variables, data) : lead;
  if (!changed) return isWaiting(mutation) ? lead : undefined;
  return answered ? { ...changed, ...answered } : changed;
}

const isShown = ({ state: { status } }: Mutation): boolean => ['pending', 'success'].includes(status);

const withChanges = <Answer>(answer: Answer, changes: readonly Mutation[]): Answer | undefined =>
  mapLeads(answer, (lead) =>
    changes.reduce<Submission | undefined>(
      (changed, mutation) => changed && withChange(changed, mutation),
      // A lead without a status is new.
      lead.status ? lead : { ...lead, status: 'new' },
    ),
  );

/**
 * A response as the person sees it: with their own changes, pending or made since, of which the cache itself knows nothing.
 * @returns undefined if it is about a lead being removed
 */
export function useShown<Answer>(answer: Answer): Answer | undefined {
  const changes = useMutationState({
    filters: { ...leadMutations, predicate: isShown },
    select: (mutation: Mutation) => ({ mutation, answered: answeredLead(mutation) }),
  });
  return useMemo(() => {
    const mutations = changes.map(({ mutation }) => mutation);
    return withChanges(answer, mutations);
  }, [changes, answer]);
}

/** The same at this moment, for key and press handlers. */
export const shownNow = <Answer>(answer: Answer): Answer | undefined =>
  withChanges(answer, findChanges(isShown));

const paths = new Set<unknown>(
  [leadKeys.lists, leadKeys.details, leadKeys.today, leadKeys.dashboard].map(([path]) => path),
);

/** The newest cached version of each lead, by id. */
export function knownLeads(): Map<string, Submission> {
  const newest = new Map<string, Submission>();
  const answers = queryClient.getQueriesData({ predicate: ({ queryKey }) => paths.has(queryKey[0]) });
  mapLeads(answers, (lead) => {
    if (lead.version > (newest.get(lead.id)?.version ?? 0)) newest.set(lead.id, lead);
    return lead;
  });
  return newest;
}

/** A lead from its page or, until that is loaded, from any list. */
export function useShownLead(id: string): Submission | undefined {
  const { data } = useQuery({ ...leadQuery(id), enabled: false });
  const known = data ?? knownLeads().get(id);
  return useShown(known) ?? known;
}

const hasData = ({ state }: Query): boolean => state.data !== undefined;

/** Lists of leads and what is counted from them. */
const derived = [leadKeys.lists, ...Object.values(figureKeys)].map(([path]): unknown => path);

/** Refreshes requested within this time are combined. */
const gatherMs = 150;

let isRefreshWanted = false;
let lastRefresh = Promise.resolve();

/** Fetches a lead anew, even if it is not open: it may be shown after it has left every list, such as one that was just done. */
export async function refetchLead(id: string): Promise<void> {
  // A response in flight may predate the change.
  await queryClient.cancelQueries({ queryKey: leadKeys.detail(id) });
  await queryClient.prefetchQuery({ ...leadQuery(id), staleTime: 0 });
}

/**
 * After a change here or elsewhere: refetches the lead, or the open one if there were many; and the lists and the figures, once
 * for all changes close together.
 */
export function refreshLeads(id?: string): void {
  if (id) void refetchLead(id);
  else void queryClient.invalidateQueries({ queryKey: leadKeys.details, predicate: hasData });
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
        return (await request(api.getSubmission, { params: { id }, signal })).submission;
      } catch (error) {
        const isGone = error instanceof ApiError && (error.status === 404 || error.code === 'deleted');
        if (isGone) {
          unpinLeads([id]);
          void queryClient.invalidateQueries({ queryKey: leadKeys.lists, predicate: hasData });
        }
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

/** Leads loaded at a time. */
const pageSize = 50;

export const leadsQuery = (query: ListQuery) =>
  infiniteQueryOptions({
    queryKey: leadKeys.list(query),
    queryFn: ({ pageParam, signal }) =>
      request(api.listSubmissions, {
        query: { ...query, limit: pageSize, ...(pageParam && { cursor: pageParam }) },
        signal,
      }).catch((cause: unknown) => {
        throw new Error('Failed to fetch submissions', { cause });
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    structuralSharing: (before, fresh) =>
      replaceEqualDeep(
        before,
        withPinned(shownNow(before as LeadPages), fresh as LeadPages, useInbox.getState().pinnedIds),
      ),
  });

/** Leads that match the filters, in pages; the previous list is shown until the new one arrives. */
export const useLeads = (query: ListQuery, { enabled = true } = {}) =>
  useInfiniteQuery({ ...leadsQuery(query), enabled, placeholderData: keepPreviousData });
