import type { EmailFlow } from '@golghar/contracts';

export type EmailFlowRow = EmailFlow;

/** E-mails beside the alerts that wait or have failed, by kind. */
export const emailFlowSql = `
  SELECT kind, (count(*) FILTER (WHERE state = 'queued'))::int AS waiting,
    (count(*) FILTER (WHERE state = 'queued' AND last_answer IS NOT NULL))::int AS deferred,
    (count(*) FILTER (WHERE state = 'failed'))::int AS parked,
    (array_agg(last_answer ORDER BY queued_at DESC) FILTER (WHERE last_answer IS NOT NULL))[1] AS "smtpResponse"
  FROM delivery WHERE channel = 'email' AND kind NOT IN ('alert', 'alert_digest') AND group_id IS NULL
    AND state IN ('queued', 'failed')
  GROUP BY kind ORDER BY kind`;
