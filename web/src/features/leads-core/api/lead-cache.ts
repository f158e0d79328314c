import { api, type Submission } from '@golghar/contracts';
import type { Query } from '@tanstack/react-query';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { changingFields } from '../model/lead-change';
import { type ListQuery, leadKeys, pageSize } from '../model/lead-keys';
import { type LeadPages, withFreshStart } from '../model/lead-order';
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
 * What the server told, with its leads changed wherever they stand in it. A lead for which nothing is returned goes, with
 * the entry of the list that is about it. What stays as it was is the same object as before.
 * @returns undefined where the answer itself is about a lead that goes
 */
export function mapLeads<Answer>(
  answer: Answer,
  change: (lead: Submission) => Submission | undefined,
): Answer | undefined {
  const after = visit(answer, change);
  return after === gone ? undefined : (after as Answer);
}

/** The leads in what the server told. */
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

/** The answers that hold leads. */
const filters = { predicate: ({ queryKey }: Query) => paths.has(queryKey[0]) };

/** Changes leads in every answer that holds them; those for which nothing is returned go. */
export const patchLeads = (change: (lead: Submission) => Submission | undefined): void => {
  queryClient.setQueriesData(filters, (answer: unknown) => {
    const after = mapLeads(answer, change);
    // What has not changed is as old as it was.
    return after === answer ? undefined : after;
  });
};

/** The newest version of each lead that any answer holds. */
function newestLeads(answers: unknown): Map<string, Submission> {
  const newest = new Map<string, Submission>();
  for (const lead of leadsIn(answers))
    if (lead.version > (newest.get(lead.id)?.version ?? 0)) newest.set(lead.id, lead);
  return newest;
}

/** The newest version of a lead that any answer holds. */
export const findLead = (id: string): Submission | undefined =>
  newestLeads(queryClient.getQueriesData(filters)).get(id);

/**
 * Brings an answer, and every earlier one, to the newest version of each lead. An answer that a later one overtook takes
 * nothing back; and in a row that showed an older version a person would overwrite, unseen, what somebody else did.
 */
export function mergeLeads<Answer>(answer: Answer): Answer {
  const newest = newestLeads([queryClient.getQueriesData(filters), answer]);
  const update = <Lead extends Submission>(lead: Lead): Lead => {
    const known = newest.get(lead.id);
    if (!known || known.version <= lead.version) return lead;
    return { ...lead, ...Object.fromEntries(changingFields.map((name) => [name, known[name]])) };
  };
  patchLeads(update);
  // A lead that is told without a status is a new one.
  return mapLeads(answer, (lead) => Object.assign({ status: 'new' }, update(lead))) as Answer;
}

/** Takes leads that are gone out of what shows many: nothing keeps them there. */
export function dropLeads(ids: ReadonlySet<string>): void {
  useInbox.setState(({ pinnedIds }) => ({ pinnedIds: new Set([...pinnedIds].filter((id) => !ids.has(id))) }));
  patchLeads((lead) => (ids.has(lead.id) ? undefined : lead));
}

/** What comes within this time is asked for together. */
const gatherMs = 150;

const refreshing = ['refresh leads'];

/** Asks for the beginning of a list. */
async function refreshStart(queryKey: readonly unknown[]): Promise<void> {
  const query = { ...(queryKey[1] as ListQuery), limit: pageSize };
  const start = mergeLeads(await request(api.listSubmissions, { query }));
  queryClient.setQueryData<LeadPages>(
    queryKey,
    (pages) => pages && withFreshStart(pages, start, useInbox.getState().pinnedIds),
  );
}

export const hasData = ({ state }: Query): boolean => state.data !== undefined;

/** What is counted and listed of leads, but for the lists themselves. */
const others = (
  [
    'dashboard',
    'reports',
    'team',
    'views',
    'today',
    'tags',
    'deleted',
    'quarantine',
    'imports',
    'people',
  ] as const
).map((name): unknown => leadKeys[name][0]);

/**
 * Asks for the beginning of each list that is shown, and for the figures; what could not be loaded is left to its own button
 * for another try. Pages further down stay as they are: whoever has scrolled through a thousand leads must not wait for them.
 */
async function refresh(): Promise<void> {
  const { lists } = leadKeys;
  const shown = queryClient.getQueryCache().findAll({ queryKey: lists, type: 'active', predicate: hasData });
  await Promise.allSettled([
    queryClient.invalidateQueries({ queryKey: lists, type: 'inactive', refetchType: 'none' }),
    queryClient.invalidateQueries({
      predicate: (query) => others.includes(query.queryKey[0]) && hasData(query),
    }),
    ...shown.map(({ queryKey }) => refreshStart(queryKey)),
  ]);
}

/** After a change here or elsewhere: asks for the lead, the lists and the figures, once for all that happens together. */
export function refreshLeads(id?: string): void {
  if (id) void queryClient.invalidateQueries({ queryKey: leadKeys.detail(id) });
  void queryClient.prefetchQuery({
    queryKey: refreshing,
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => {
      await new Promise((resolve) => setTimeout(resolve, gatherMs));
      // One after the other: an answer that was overtaken would bring back what has gone since.
      const mutation = {
        mutationKey: refreshing,
        scope: { id: 'refresh leads' },
        mutationFn: refresh,
        gcTime: 0,
      };
      const isNextWaiting =
        queryClient.isMutating({ mutationKey: refreshing, predicate: ({ state }) => state.isPaused }) > 0;
      if (!isNextWaiting) void queryClient.getMutationCache().build(queryClient, mutation).execute(undefined);
      return null;
    },
  });
}
