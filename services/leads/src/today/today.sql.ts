import { businessHours, mostTodayLeads, type Submission, type TodayReason } from '@golghar/contracts';
import type { EntityManager } from 'typeorm';
import { leadColumns, withIsoTimes } from '../leads/lead-columns';
import { type Condition, isOwed, isPlanned, matching } from '../search/lead-filter';

/** Nobody has put it off until later. */
const isWanted = '(lead.next_step_at IS NULL OR lead.next_step_at <= now())';

const isLate: Condition = () => `${isOwed} AND lead.due_at < now() AND ${isWanted}`;

/** Until the end of the agency's day. */
const isStepDue: Condition = (value) =>
  `${isPlanned} AND lead.next_step_at < date_trunc('day', now(), ${value(businessHours.timeZone)}) + interval '1 day'`;

/** A lead is named for its most urgent reason alone. */
const without =
  (condition: Condition, ...others: Condition[]): Condition =>
  (value) =>
    [condition(value), ...others.map((other) => `(${other(value)}) IS NOT TRUE`)].join(' AND ');

const parts: Record<TodayReason, { condition: Condition; order: string }> = {
  promise: { condition: isLate, order: 'lead.due_at, lead.id' },
  step: { condition: without(isStepDue, isLate), order: 'lead.next_step_at, lead.id' },
  new: {
    condition: without(() => `lead.status = 'new' AND ${isWanted}`, isLate, isStepDue),
    order: 'lead.submitted_at, lead.id',
  },
};

/** Somebody's own leads, and those that nobody owns, that want work today for a reason: the most urgent first. */
export async function findToday(
  database: Pick<EntityManager, 'query'>,
  ownerId: string,
  reason: TodayReason,
): Promise<Submission[]> {
  const { condition, order } = parts[reason];
  const { where, values, value } = matching({ visibleTo: ownerId }, condition);
  const rows = await database.query(
    `SELECT ${leadColumns} FROM lead WHERE ${where} ORDER BY ${order} LIMIT ${value(mostTodayLeads)}`,
    values,
  );
  return rows.map(withIsoTimes);
}

/** How many there are for a reason, counted no further than one beyond `most`. */
export async function countToday(
  database: Pick<EntityManager, 'query'>,
  ownerId: string,
  reason: TodayReason,
  most: number,
): Promise<number> {
  const { where, values, value } = matching({ visibleTo: ownerId }, parts[reason].condition);
  const [row] = await database.query(
    `SELECT count(*)::int AS count FROM (SELECT FROM lead WHERE ${where} LIMIT ${value(most + 1)}) AS counted`,
    values,
  );
  return row.count;
}
