import type { Submission } from '@golghar/contracts';

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
