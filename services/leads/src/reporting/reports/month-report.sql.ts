import type { MonthFigures, ServiceKey } from '@golghar/contracts';
import { presentName } from '../../team/staff/present-name';

/** Figures of all leads, or of those of one source, choice, service or owner: `part` says which. */
export type MonthRow = MonthFigures & {
  part: 'total' | 'source' | 'choice' | 'service' | 'owner';
  source: string | null;
  choice: string | null;
  service: ServiceKey | null;
  ownerId: string | null;
  ownerName: string | null;
};

/** $1, $2: from when to when leads arrived. A promise that is not due yet counts neither way, and where nothing was promised no response. */
export const monthSql = `
  SELECT CASE grouping(source_name, choice_name, service, owner_id) WHEN 7 THEN 'source' WHEN 11 THEN 'choice'
      WHEN 13 THEN 'service' WHEN 14 THEN 'owner' ELSE 'total' END AS part,
    source_name AS source, choice_name AS choice, service, owner_id AS "ownerId", ${presentName('owner_id', 'max(owner_name)')} AS "ownerName",
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
