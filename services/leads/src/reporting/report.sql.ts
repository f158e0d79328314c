import type { LeadStatus, MonthFigures, ServiceKey, TeamMember } from '@golghar/contracts';
import { isPlanned, isResponseDue, openStatusList, wonSince } from '../leads/lead-conditions';
import { currentName } from '../team/staff';

/** Leads per day (0 for the period's first), status and service. */
export type ArrivalsRow = { day: number; status: LeadStatus; service: ServiceKey; count: number };

export type ResponsesRow = { medianMinutes: number | null; withinGoal: number | null };

// Without $3 all leads count, and the condition is removed before the statement is planned.
const inPeriod = `lead.deleted_at IS NULL AND lead.submitted_at >= $1 AND lead.submitted_at < $2
  AND ($3::uuid IS NULL OR lead.owner_id = $3 OR lead.owner_id IS NULL)`;

/** By hand, like the next: both read only the index lead_newest, which holds every column they use. */
export const arrivalsSql = `SELECT extract(day FROM date_bin('1 day', lead.submitted_at, $1) - $1::timestamptz)::int AS day,
    lead.status, lead.service, count(*)::int AS count
  FROM lead WHERE ${inPeriod}
  GROUP BY date_bin('1 day', lead.submitted_at, $1), lead.status, lead.service`;

/** How soon leads with a promised answer got it: within $4 business minutes, or due before $5 if there is no answer yet. */
export const responsesSql = `WITH response AS (
    SELECT lead.first_response_minutes AS minutes, lead.submitted_at < $5 AS is_due
    FROM lead WHERE ${inPeriod} AND lead.due_at IS NOT NULL
  )
  SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes) AS "medianMinutes",
    (count(*) FILTER (WHERE minutes <= $4))::float8
      / nullif(count(*) FILTER (WHERE minutes IS NOT NULL OR is_due), 0) AS "withinGoal"
  FROM response`;

/** Figures of all leads, or of those of one source, choice, service or owner: `part` says which. */
export type MonthRow = MonthFigures & {
  part: 'total' | 'source' | 'choice' | 'service' | 'owner';
  source: string | null;
  choice: string | null;
  service: ServiceKey | null;
  ownerId: string | null;
  ownerName: string | null;
};

/** $1, $2: when the leads arrived. A promise that is not due yet is not counted, nor a response where none was promised. */
export const monthSql = `
  SELECT CASE grouping(source_name, choice_name, service, owner_id) WHEN 7 THEN 'source' WHEN 11 THEN 'choice'
      WHEN 13 THEN 'service' WHEN 14 THEN 'owner' ELSE 'total' END AS part,
    source_name AS source, choice_name AS choice, service, owner_id AS "ownerId", ${currentName('owner_id', 'max(owner_name)')} AS "ownerName",
    count(*)::int AS leads,
    (count(*) FILTER (WHERE due_at < now() OR contacted_at IS NOT NULL AND due_at IS NOT NULL))::int AS promised,
    (count(*) FILTER (WHERE contacted_at <= due_at))::int AS kept,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY first_response_minutes)
      FILTER (WHERE due_at IS NOT NULL) AS "medianMinutes",
    percentile_cont(0.9) WITHIN GROUP (ORDER BY first_response_minutes)
      FILTER (WHERE due_at IS NOT NULL) AS "p90Minutes",
    (count(*) FILTER (WHERE status = 'delivered'))::int AS won,
    (count(*) FILTER (WHERE status = 'lost'))::int AS lost,
    coalesce(sum(value) FILTER (WHERE status = 'delivered'), 0)::float8 AS "wonValue"
  FROM lead WHERE deleted_at IS NULL AND submitted_at >= $1 AND submitted_at < $2
  GROUP BY GROUPING SETS ((), (source_name), (choice_name), (service), (owner_id))
  ORDER BY count(*) DESC, source_name, choice_name, service, owner_id`;

export type TeamRow = Omit<TeamMember, 'owner'> & { ownerId: string | null; ownerName: string | null };

/** An answer or a next step of an open lead is due within a time, as the list's filters define it. */
const isDue = (isThen: (at: string) => string) =>
  `(${isResponseDue} AND ${isThen('lead.due_at')} OR ${isPlanned} AND ${isThen('lead.next_step_at')})`;

/** $1: start of the agency's day, $2: of its month. Includes colleagues without leads, who can be given some. */
export const teamSql = `
  WITH counted AS (
    SELECT *, status = 'delivered' AND id IN (${wonSince('$2')}) AS is_won FROM lead WHERE deleted_at IS NULL
      AND (status IN (${openStatusList}) OR submitted_at >= $2 OR id = ANY (ARRAY(${wonSince('$2')})))
  )
  SELECT coalesce(owner_id, staff.id) AS "ownerId", coalesce(max(staff.name), max(owner_name)) AS "ownerName",
    (count(*) FILTER (WHERE status IN (${openStatusList})))::int AS open,
    (count(*) FILTER (WHERE ${isDue((at) => `${at} < now()`)}))::int AS overdue,
    (count(*) FILTER (WHERE ${isDue((at) => `${at} >= $1 AND ${at} < $1::timestamptz + interval '1 day'`)}))::int AS today,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY first_response_minutes)
      FILTER (WHERE submitted_at >= $2 AND due_at IS NOT NULL) AS "medianMinutes",
    (count(*) FILTER (WHERE is_won))::int AS won, coalesce(sum(value) FILTER (WHERE is_won), 0)::float8 AS "wonValue"
  FROM counted AS lead FULL JOIN auth.staff ON staff.id = owner_id
  WHERE lead.id IS NOT NULL OR is_active GROUP BY 1 ORDER BY open DESC, 1`;
