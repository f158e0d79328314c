/** A time inside of a row that no entity reads. */
export type AlertFlowRow = {
  outbox: number;
  outboxSeconds: number | null;
  waiting: number;
  waitingSeconds: number | null;
  deferred: number;
  parked: number;
  smtpResponse: string | null;
  lastSentAt: Date | null;
};

/** From the outbox and the alerts that are not sent: an index holds those alone. Ids grow with time. */
export const alertFlowSql = `SELECT
  (SELECT count(*)::int FROM outbox) AS outbox,
  (SELECT extract(epoch FROM clock_timestamp() - lead.submitted_at)::int
    FROM outbox JOIN lead ON lead.id = outbox.lead_id ORDER BY outbox.id LIMIT 1) AS "outboxSeconds",
  count(*) FILTER (WHERE state = 'queued')::int AS waiting,
  extract(epoch FROM clock_timestamp() - min(queued_at) FILTER (WHERE state = 'queued' AND NOT in_digest))::int
    AS "waitingSeconds",
  count(*) FILTER (WHERE state = 'queued' AND attempts > 0)::int AS deferred,
  count(*) FILTER (WHERE state = 'failed')::int AS parked,
  (SELECT smtp_response FROM alert WHERE state <> 'sent' AND smtp_response IS NOT NULL
    ORDER BY state, queued_at LIMIT 1) AS "smtpResponse",
  (SELECT sent_at FROM alert WHERE state = 'sent' ORDER BY id DESC LIMIT 1) AS "lastSentAt"
  FROM alert WHERE state <> 'sent'`;
