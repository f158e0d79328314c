import { openStatuses, type SubmissionFilter } from '@golghar/contracts';
import type { Position } from './cursor';
import { likePattern } from './like-pattern';

/** Conditions for `FROM lead`, and the values of their parameters, which more can be added to. */
export type Conditions = {
  where: string;
  values: unknown[];
  /** Adds a value and returns its name in SQL. */
  value: (given: unknown) => string;
};

// In the words of the partial index lead_due.
const openStatusList = `(${openStatuses.map((status) => `'${status}'`).join(', ')})`;

const conditions = (filter: SubmissionFilter, after: Position | undefined): Conditions => {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const all = ['lead.deleted_at IS NULL'];
  if (filter.status === 'open') all.push(`lead.status IN ${openStatusList}`);
  else if (filter.status) all.push(`lead.status = ${value(filter.status)}`);
  if (filter.service) all.push(`lead.service = ${value(filter.service)}`);
  if (filter.from) all.push(`lead.submitted_at >= ${value(filter.from)}`);
  if (filter.to) all.push(`lead.submitted_at < ${value(filter.to)}`);
  if (filter.q) all.push(`lead.search_text LIKE ${value(likePattern(filter.q))}`);
  if (after) all.push(isAfter('lead', after, value));
  return { where: all.join(' AND '), values, value };
};

/** Condition for what comes after a position in the newest-first order. */
export const isAfter = (table: string, { submittedAt, id }: Position, value: Conditions['value']): string =>
  `(${table}.submitted_at, ${table}.id) < (${value(submittedAt)}, ${value(id)})`;

/** The leads that a filter asks for, from a position on. */
export const matching = (filter: SubmissionFilter, after?: Position): Conditions => conditions(filter, after);

/** The leads among which a search looks for its words. */
export const searched = ({ q: _, ...scope }: SubmissionFilter, after?: Position): Conditions =>
  conditions(scope, after);

/** Whether the kept counts can tell how many leads match. */
export const isCountKept = ({ service, q, from, to }: SubmissionFilter): boolean =>
  !service && !q && !from && !to;
