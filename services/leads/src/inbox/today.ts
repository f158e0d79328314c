import { businessHours, maxTodayLeads, type Submission, type TodayReason } from '@golghar/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { isPlanned, isResponseDue } from '../leads/lead-conditions';
import { compareTimes, dueFirst, type Order, oldestFirst } from './search/cursor';
import { countUpTo, findLeads, type PlacedLead } from './search/find-places.sql';
import type { Condition } from './search/lead-filter';
import { type Count, upTo } from './search/lead-totals';

const maxCounted = 1000;

/** Nobody has postponed it. */
const isWanted = '(lead.next_step_at IS NULL OR lead.next_step_at <= now())';

const isLate = `${isResponseDue} AND lead.due_at < now() AND ${isWanted}`;

/** Until the end of the agency's day. */
const isStepDue: Condition = (value) =>
  `${isPlanned} AND lead.next_step_at < date_trunc('day', now(), ${value(businessHours.timeZone)}) + interval '1 day'`;

/**
 * Nobody has looked at it, and nothing is planned; no other reason applies. Leads without a promised answer, such as imported
 * ones, do not wait.
 */
const isNew = `lead.status = 'new' AND lead.next_step_at IS NULL AND lead.waived_due_at IS NULL`;

/**
 * The conditions and the order of each reason to work on a lead today, earliest first. A lead is listed for its most urgent
 * reason only. Several conditions of a reason each match an index of their own, and no lead meets two of them: a single
 * condition with OR would scan all late leads for the few that are not.
 */
const reasons: Record<TodayReason, { conditions: readonly Condition[]; order: Order }> = {
  promise: { conditions: [() => isLate], order: dueFirst },
  step: {
    conditions: [(value) => `${isStepDue(value)} AND (${isLate}) IS NOT TRUE`],
    order: { by: 'next_step_at', isLatestFirst: false },
  },
  new: {
    conditions: [
      () => `${isNew} AND ${isResponseDue} AND lead.due_at >= now()`,
      () => `${isNew} AND lead.due_at IS NOT NULL AND lead.contacted_at IS NOT NULL`,
    ],
    order: oldestFirst,
  },
};

/**
 * Somebody's own and unowned leads that need work today for a reason: most urgent first, and how many there are, counted up to a
 * thousand.
 */
export async function findToday(
  database: DataSource | EntityManager,
  userId: string,
  reason: TodayReason,
): Promise<{ leads: Submission[]; count: Count }> {
  const { order, conditions } = reasons[reason];
  const scope = { visibleTo: userId };
  const found: PlacedLead[] = [];
  let counted = 0;
  for (const condition of conditions) {
    found.push(...(await findLeads(database, scope, { order, limit: maxTodayLeads }, condition)));
    counted += await countUpTo(database, scope, maxCounted, condition);
  }
  const leads = found.sort(compareTimes).slice(0, maxTodayLeads);
  return { leads: leads.map(({ lead }) => lead), count: upTo(maxCounted, counted) };
}
