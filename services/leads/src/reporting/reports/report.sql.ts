import type { LeadStatus, ServiceKey } from '@golghar/contracts';

/** Leads of one day (0 for the period's first), status and service. */
export type ArrivalsRow = { day: number; status: LeadStatus; service: ServiceKey; count: number };

export type ResponsesRow = { medianMinutes: number | null; withinGoal: number | null };

// Without a $3 all leads count, and the condition is gone before the statement is planned.
const inPeriod = `lead.deleted_at IS NULL AND lead.submitted_at >= $1 AND lead.submitted_at < $2
  AND ($3::uuid IS NULL OR lead.owner_id = $3 OR lead.owner_id IS NULL)`;

/** Raw, as the next: both read the index lead_newest alone, which holds every column that they name. */
export const arrivalsSql = `SELECT extract(day FROM date_bin('1 day', lead.submitted_at, $1) - $1::timestamptz)::int AS day,
    lead.status, lead.service, count(*)::int AS count
  FROM lead WHERE ${inPeriod}
  GROUP BY date_bin('1 day', lead.submitted_at, $1), lead.status, lead.service`;

/** How soon leads to which an answer was promised got it: within $4 business minutes, or due before $5 where no answer has come. */
export const responsesSql = `WITH response AS (
    SELECT lead.first_response_minutes AS minutes, lead.submitted_at < $5 AS is_due
    FROM lead WHERE ${inPeriod} AND lead.due_at IS NOT NULL
  )
  SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes) AS "medianMinutes",
    (count(*) FILTER (WHERE minutes <= $4))::float8
      / nullif(count(*) FILTER (WHERE minutes IS NOT NULL OR is_due), 0) AS "withinGoal"
  FROM response`;
