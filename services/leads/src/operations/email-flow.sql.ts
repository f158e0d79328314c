import type { EmailFlow } from '@golghar/contracts';

export type EmailFlowRow = EmailFlow;

/** E-mails beside the alerts that wait or have failed, by kind. */
export const emailFlowSql = `
  SELECT kind, (count(*) FILTER (WHERE state = 'queued'))::int AS waiting,
    (count(*) FILTER (WHERE state = 'queued' AND smtp_response IS NOT NULL))::int AS deferred,
    (count(*) FILTER (WHERE state = 'failed'))::int AS parked,
    (array_agg(smtp_response ORDER BY queued_at DESC) FILTER (WHERE smtp_response IS NOT NULL))[1] AS "smtpResponse"
  FROM outgoing_email WHERE state IN ('queued', 'failed') GROUP BY kind ORDER BY kind`;
