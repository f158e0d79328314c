import type { AlertFlow, Operations } from '@golghar/contracts';
import { isArriving } from '../leads/delivery.entity';

export type AlertFlowRow = Omit<AlertFlow, 'lastSentAt'> & { lastSentAt: Date | null };

/** Of the arrivals and the unsent alerts, with an index on only those. */
export const alertFlowSql = `SELECT
  (SELECT count(*)::int FROM delivery WHERE ${isArriving}) AS outbox,
  (SELECT extract(epoch FROM clock_timestamp() - min(queued_at))::int FROM delivery WHERE ${isArriving})
    AS "outboxSeconds",
  count(*) FILTER (WHERE state = 'queued')::int AS waiting,
  extract(epoch FROM clock_timestamp() - min(queued_at) FILTER (WHERE state = 'queued' AND group_id IS NULL))::int
    AS "waitingSeconds",
  count(*) FILTER (WHERE state = 'queued' AND attempts > 0)::int AS deferred,
  count(*) FILTER (WHERE state = 'failed')::int AS parked,
  (array_agg(last_answer ORDER BY state, queued_at) FILTER (WHERE last_answer IS NOT NULL))[1] AS "smtpResponse",
  (SELECT max(sent_at) FROM delivery WHERE kind = 'alert') AS "lastSentAt"
  FROM delivery WHERE kind = 'alert' AND state IN ('queued', 'failed')`;

export type EmailFlowRow = Operations['emails'][number];

/** E-mails besides alerts that wait or have failed, by kind. */
export const emailFlowSql = `
  SELECT kind, (count(*) FILTER (WHERE state = 'queued'))::int AS waiting,
    (count(*) FILTER (WHERE state = 'queued' AND last_answer IS NOT NULL))::int AS deferred,
    (count(*) FILTER (WHERE state = 'failed'))::int AS parked,
    (array_agg(last_answer ORDER BY queued_at DESC) FILTER (WHERE last_answer IS NOT NULL))[1] AS "smtpResponse"
  FROM delivery WHERE channel = 'email' AND kind NOT IN ('alert', 'alert_digest') AND group_id IS NULL
    AND state IN ('queued', 'failed')
  GROUP BY kind ORDER BY kind`;
