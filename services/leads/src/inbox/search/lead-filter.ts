import { type answerFilters, businessHours, noSource, statusesOf } from '@golghar/contracts';
import { canaryActor } from '../../intake/canary-run.entity';
import { isPlanned, isResponseDue, statusList, wonSince } from '../../leads/lead-conditions';
import type { SelectionFor } from '../../team/lead-settings';
import { newestFirst, type Position } from './cursor';

export type LeadFilter = SelectionFor & { deleted?: true; quarantined?: true };

export type Scope = Omit<LeadFilter, 'q'>;

/** Adds a value to a statement's parameters and returns its name in SQL. */
type AddValue = (given: unknown) => string;

/** A condition for `FROM lead` that adds the values it needs. */
export type Condition = (value: AddValue) => string;

/** Some conditions for `FROM lead`, joined by AND, and the values of their parameters, to which more can be added. */
export function matching(...conditions: Condition[]) {
  const values: unknown[] = [];
  const value: AddValue = (given) => `$${values.push(given)}`;
  const where = conditions.map((condition) => condition(value)).join(' AND ');
  return { where, values, value };
}

const isNoCanary = `lead.deleted_by_id IS DISTINCT FROM '${canaryActor.id}'`;

export const inScope =
  (scope: Scope): Condition =>
  (value) => {
    const all = scope.quarantined
      ? ['lead.quarantined_at IS NOT NULL']
      : scope.deleted
        ? ['lead.deleted_at IS NOT NULL', 'lead.quarantined_at IS NULL', isNoCanary]
        : ['lead.deleted_at IS NULL'];
    if (scope.status === 'open' || scope.status === 'decided')
      all.push(`lead.status IN (${statusList(statusesOf(scope.status))})`);
    else if (scope.status) all.push(`lead.status = ${value(scope.status)}`);
    if (scope.service) all.push(`lead.service = ${value(scope.service)}`);
    if (scope.from) all.push(`lead.submitted_at >= ${value(scope.from)}`);
    if (scope.to) all.push(`lead.submitted_at < ${value(scope.to)}`);
    if (scope.tag) all.push(hasTag(scope.tag)(value));
    if (scope.ownerId === null) all.push('lead.owner_id IS NULL');
    else if (scope.ownerId) all.push(`lead.owner_id = ${value(scope.ownerId)}`);
    if (scope.visibleTo) all.push(`(lead.owner_id = ${value(scope.visibleTo)} OR lead.owner_id IS NULL)`);
    if (scope.source === noSource) all.push('lead.source_name IS NULL');
    else if (scope.source) all.push(`lead.source_name = lower(${value(scope.source)})`);
    if (scope.choice) all.push(`lead.choice_name = lower(${value(scope.choice)})`);
    if (scope.import) all.push(`lead.import_id = ${value(scope.import)}`);
    if (scope.nextStep === 'none') all.push('lead.next_step_at IS NULL');
    if (scope.due) all.push(isDue(scope.due, value));
    if (scope.answer) all.push(answerIs[scope.answer]);
    if (scope.wonSince)
      all.push(`lead.status = 'delivered' AND lead.id = ANY (ARRAY(${wonSince(value(scope.wonSince))}))`);
    if (scope.ids) all.push(`lead.id = ANY(${value(scope.ids)}::uuid[])`);
    if (scope.except) all.push(`lead.id <> ALL(${value(scope.except)}::uuid[])`);
    return all.join(' AND ');
  };

export const hasTag =
  (tag: string): Condition =>
  (value) =>
    `lower_tags(lead.tags) @> ARRAY[lower(${value(tag)})]`;

function isDue(due: NonNullable<Scope['due']>, value: AddValue): string {
  const today = due === 'overdue' ? '' : `date_trunc('day', now(), ${value(businessHours.timeZone)})`;
  const isThen = (at: string) =>
    due === 'overdue' ? `${at} < now()` : `${at} >= ${today} AND ${at} < ${today} + interval '1 day'`;
  return `((${isResponseDue} AND ${isThen('lead.due_at')}) OR (${isPlanned} AND ${isThen('lead.next_step_at')}))`;
}

// As the figures of a month count them.
const answerIs: Record<(typeof answerFilters)[number], string> = {
  in_time: 'lead.contacted_at <= lead.due_at',
  late: 'lead.due_at < now() AND (lead.contacted_at IS NULL OR lead.contacted_at > lead.due_at)',
  given: 'lead.first_response_minutes IS NOT NULL AND lead.due_at IS NOT NULL',
  owed: isResponseDue,
};

const joined =
  (word: 'AND' | 'OR') =>
  (conditions: readonly Condition[]): Condition =>
  (value) =>
    `(${conditions.map((condition) => condition(value)).join(` ${word} `)})`;

export const allOf = joined('AND');
export const anyOf = joined('OR');

/** Conditions that filter without using an index. */
export const filtered =
  (...conditions: Condition[]): Condition =>
  (value) =>
    `(${allOf(conditions)(value)}) IS TRUE`;

/** Which of some conditions a lead meets first, by its position among them. */
export const firstMet =
  (conditions: readonly Condition[]): Condition =>
  (value) =>
    `CASE ${conditions.map((condition, part) => `WHEN ${condition(value)} THEN ${part}`).join(' ')} END`;

export const isAfter =
  ({ at, id }: Position, { by, isLatestFirst } = newestFirst, table = 'lead'): Condition =>
  (value) =>
    `(${table}.${by}, ${table}.id) ${isLatestFirst ? '<' : '>'} (${value(at)}, ${value(id)})`;
