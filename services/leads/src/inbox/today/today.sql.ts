import { businessHours, maxTodayLeads, type Submission, type TodayReason } from '@golghar/contracts';
import type { EntityManager } from 'typeorm';
import { leadColumns } from '../../leads/lead-columns';
import { isOwed, isPlanned } from '../../leads/lead-conditions';
import { withIsoTimes } from '../../leads/with-iso-times';
import { type Condition, matching } from '../search/lead-filter';
import type { LeadRow, LeadsCountRow } from '../search/lead-pages.sql';

/** Nobody has put it off until later. */
const isWanted = '(lead.next_step_at IS NULL OR lead.next_step_at <= now())';

const isLate = `${isOwed} AND lead.due_at < now() AND ${isWanted}`;

/** Until the end of the agency's day. */
const isStepDue: Condition = (value) =>
  `${isPlanned} AND lead.next_step_at < date_trunc('day', now(), ${value(businessHours.timeZone)}) + interval '1 day'`;

/**
 * Nobody has looked at it, and nothing is planned: what is wanted of these is named by no other reason. Where no answer was
 * promised, as to imported leads, nobody waits.
 */
const isNew = `lead.status = 'new' AND lead.next_step_at IS NULL AND lead.waived_due_at IS NULL`;

/**
 * What each reason has, and in which order. A lead is named for its most urgent reason alone. Where there are several
 * conditions, each is in the words of an index of its own and no lead meets two of them: one condition with OR would
 * go through all late leads for the few that are not.
 */
const parts: Record<TodayReason, { conditions: readonly Condition[]; order: string }> = {
  promise: { conditions: [() => isLate], order: 'lead.due_at, lead.id' },
  step: {
    conditions: [(value) => `${isStepDue(value)} AND (${isLate}) IS NOT TRUE`],
    order: 'lead.next_step_at, lead.id',
  },
  new: {
    conditions: [
      () => `${isNew} AND ${isOwed} AND lead.due_at >= now()`,
      () => `${isNew} AND lead.due_at IS NOT NULL AND lead.contacted_at IS NOT NULL`,
    ],
    order: 'lead.submitted_at, lead.id',
  },
};

/** Somebody's own leads, and those that nobody owns, that want work today for a reason: the most urgent first. */
export async function findToday(
  database: Pick<EntityManager, 'query'>,
  ownerId: string,
  reason: TodayReason,
): Promise<Submission[]> {
  const { conditions, order } = parts[reason];
  const { where, values, value } = matching({ visibleTo: ownerId });
  const limit = value(maxTodayLeads);
  const found = conditions.map(
    (condition) =>
      `(SELECT lead.id FROM lead WHERE ${where} AND ${condition(value)} ORDER BY ${order} LIMIT ${limit})`,
  );
  const rows: LeadRow[] = await database.query(
    `SELECT ${leadColumns} FROM lead WHERE lead.id IN (${found.join(' UNION ALL ')}) ORDER BY ${order} LIMIT ${limit}`,
    values,
  );
  return rows.map(withIsoTimes);
}

/** How many there are for a reason, counted no further than one beyond `limit`. */
export async function countToday(
  database: Pick<EntityManager, 'query'>,
  ownerId: string,
  reason: TodayReason,
  limit: number,
): Promise<number> {
  const { where, values, value } = matching({ visibleTo: ownerId });
  const found = parts[reason].conditions.map(
    (condition) => `SELECT 1 FROM lead WHERE ${where} AND ${condition(value)}`,
  );
  const [row]: [LeadsCountRow] = await database.query(
    `SELECT count(*)::int AS count FROM (${found.join(' UNION ALL ')} LIMIT ${value(limit + 1)}) AS counted`,
    values,
  );
  return row.count;
}
