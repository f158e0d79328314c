import { api, type Submission } from '@golghar/contracts';
import type { Query } from '@tanstack/react-query';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { changingFields } from '../model/lead-change';
import { figureKeys, type ListQuery, leadKeys, pageSize } from '../model/lead-keys';
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

/** The leads in a response. */
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

/** The newest cached version of each lead. */
function newestLeads(answers: unknown): Map<string, Submission> {
  const newest = new Map<string, Submission>();
  for (const lead of leadsIn(answers))
    if (lead.version > (newest.get(lead.id)?.version ?? 0)) newest.set(lead.id, lead);
  return newest;
}

/** The newest cached version of a lead. */
export const findLead = (id: string): Submission | undefined =>
  newestLeads(queryClient.getQueriesData(filters)).get(id);

/**
 * Updates a response, and all cached ones, to the newest version of each lead: a response that arrives late must not revert
 * anything, and with an outdated row somebody could overwrite a colleague's change without seeing it.
 */
export function mergeLeads<Answer>(answer: Answer): Answer {
  const newest = newestLeads([queryClient.getQueriesData(filters), answer]);
  const update = <Lead extends Submission>(lead: Lead): Lead => {
    const known = newest.get(lead.id);
    if (!known || known.version <= lead.version) return lead;
    return { ...lead, ...Object.fromEntries(changingFields.map((name) => [name, known[name]])) };
  };
  patchLeads(update);
  // A lead without a status is new.
  return mapLeads(answer, (lead) => Object.assign({ status: 'new' }, update(lead))) as Answer;
}

/** Removes deleted leads from all lists, pinned or not. */
export function dropLeads(ids: ReadonlySet<string>): void {
  useInbox.setState(({ pinnedIds }) => ({ pinnedIds: new Set([...pinnedIds].filter((id) => !ids.has(id))) }));
  patchLeads((lead) => (ids.has(lead.id) ? undefined : lead));
}

/** Refetches the first page of a list. */
async function refreshStart(queryKey: readonly unknown[]): Promise<void> {
  const query = { ...(queryKey[1] as ListQuery), limit: pageSize };
  const start = mergeLeads(await request(api.listSubmissions, { query }));
  queryClient.setQueryData<LeadPages>(
    queryKey,
    (pages) => pages && withFreshStart(pages, start, useInbox.getState().pinnedIds),
  );
}

export const hasData = ({ state }: Query): boolean => state.data !== undefined;

const figures = Object.values(figureKeys).map(([path]): unknown => path);

/**
 * Refetches the first page of each visible list, and the figures; what failed to load keeps its own retry button. Later pages
 * are not refetched: nobody who scrolled through a thousand leads should wait for them.
 */
async function refresh(): Promise<void> {
  const { lists } = leadKeys;
  const shown = queryClient.getQueryCache().findAll({ queryKey: lists, type: 'active', predicate: hasData });
  await Promise.allSettled([
    queryClient.invalidateQueries({ queryKey: lists, type: 'inactive', refetchType: 'none' }),
    queryClient.invalidateQueries({
      predicate: (query) => figures.includes(query.queryKey[0]) && hasData(query),
    }),
    ...shown.map(({ queryKey }) => refreshStart(queryKey)),
  ]);
}

/** Refreshes requested within this time are combined. */
const gatherMs = 150;

let isRefreshWanted = false;
let lastRefresh = Promise.resolve();

/** After a change here or elsewhere: refetches the lead, the lists and the figures, once for all changes close together. */
export function refreshLeads(id?: string): void {
  if (id) void queryClient.invalidateQueries({ queryKey: leadKeys.detail(id) });
  if (isRefreshWanted) return;
  isRefreshWanted = true;
  // One at a time: a response that arrives out of order would bring back deleted leads.
  lastRefresh = Promise.all([lastRefresh, new Promise((resolve) => setTimeout(resolve, gatherMs))]).then(
    () => {
      isRefreshWanted = false;
      return refresh();
    },
  );
}
