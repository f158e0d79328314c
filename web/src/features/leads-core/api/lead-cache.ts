import type { Submission, SubmissionDetail } from '@golghar/contracts';
import type { Query } from '@tanstack/react-query';
import { queryClient } from '@/lib/api/query-client';
import { changingFields } from '../model/lead-change';
import { leadKeys } from '../model/lead-keys';
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

/** Tells of each answer that comes. */
export const subscribeToAnswers = (listener: () => void): (() => void) =>
  queryClient.getQueryCache().subscribe(listener);

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

/** Puts what was just saved on top of what is known of a lead. */
export function addToLead<Kind extends 'notes' | 'contacts' | 'replies'>(
  id: string,
  kind: Kind,
  entry: SubmissionDetail[Kind][number],
): void {
  queryClient.setQueryData<SubmissionDetail>(
    leadKeys.detail(id),
    (lead) => lead && { ...lead, [kind]: [entry, ...lead[kind].filter((other) => other.id !== entry.id)] },
  );
}
