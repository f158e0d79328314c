import type { AlertFlow } from '@golghar/contracts';
import type { Client } from 'pg';
import type { Facts } from './facts';

/**
 * The figures that leads gives the back office. An enquiry waits since its id, a UUID of version 7, was made: those of a demonstration
 * have an earlier time of their own.
 */
const alertFlowSql = `SELECT
  (SELECT count(*)::int FROM leads.outbox) AS outbox,
  (SELECT greatest(0, round(extract(epoch FROM clock_timestamp())
      - ('x' || left(replace(lead_id::text, '-', ''), 12))::bit(48)::bigint / 1000))::float8
    FROM leads.outbox ORDER BY id LIMIT 1) AS "outboxSeconds",
  count(*) FILTER (WHERE state = 'queued')::int AS waiting,
  extract(epoch FROM clock_timestamp() - min(queued_at) FILTER (WHERE state = 'queued' AND group_id IS NULL))::int
    AS "waitingSeconds",
  count(*) FILTER (WHERE state = 'queued' AND attempts > 0)::int AS deferred,
  count(*) FILTER (WHERE state = 'failed')::int AS parked,
  (array_agg(last_answer ORDER BY state, queued_at) FILTER (WHERE last_answer IS NOT NULL))[1] AS "smtpResponse",
  NULL AS "lastSentAt"
  FROM leads.delivery WHERE kind = 'alert' AND state IN ('queued', 'failed')`;

/** How far enquiries and alerts come, of people and of the product itself. */
export async function readAlerts(client: Client): Promise<Required<Pick<Facts, 'alerts' | 'canaryFailure'>>> {
  const { rows: flows } = await client.query<AlertFlow>(alertFlowSql);
  const { rows: canaries } = await client.query<{ failure: string | null }>(
    `SELECT failure FROM leads.canary_run WHERE state <> 'running' ORDER BY started_at DESC LIMIT 1`,
  );
  const [alerts] = flows;
  if (!alerts) throw new Error('Postgres says nothing of the alerts.');
  return { alerts, canaryFailure: canaries[0]?.failure ?? null };
}
