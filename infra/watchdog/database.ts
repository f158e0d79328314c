import { type AlertFlow, type Incident, incidentSchema, type WatchdogReport } from '@golghar/contracts';
import { Client } from 'pg';
import * as z from 'zod';

/** What was told by each way, so that a watchdog that is started anew tells nothing twice. */
export type Notified = Record<string, string[]>;

const notifiedSchema = z.record(z.string(), z.array(z.string()));

/** What Postgres says; it is asked over a connection of its own each time, so that one that is away is noticed. */
export type FromDatabase = {
  alerts: AlertFlow;
  /** Why the last enquiry that the product sent itself did not come through; null when it did. */
  canaryFailure: string | null;
  admins: string[];
  notified: Notified;
  /** Of the last report. */
  incidents: Incident[];
  postgres: NonNullable<WatchdogReport['postgres']>;
};

/** The same figures that leads gives the back office. */
const alertFlowSql = `SELECT
  (SELECT count(*)::int FROM outbox) AS outbox,
  (SELECT extract(epoch FROM clock_timestamp() - min(lead.submitted_at))::int
     FROM (SELECT lead_id FROM outbox ORDER BY id LIMIT 1) AS oldest JOIN lead ON lead.id = oldest.lead_id) AS "outboxSeconds",
  count(*) FILTER (WHERE state = 'queued')::int AS waiting,
  extract(epoch FROM clock_timestamp() - min(queued_at) FILTER (WHERE state = 'queued' AND group_id IS NULL))::int
    AS "waitingSeconds",
  count(*) FILTER (WHERE state = 'queued' AND attempts > 0)::int AS deferred,
  count(*) FILTER (WHERE state = 'failed')::int AS parked,
  (array_agg(last_answer ORDER BY state, queued_at) FILTER (WHERE last_answer IS NOT NULL))[1] AS "smtpResponse",
  NULL AS "lastSentAt"
  FROM delivery WHERE kind = 'alert' AND state IN ('queued', 'failed')`;

/** Asks Postgres over a connection of its own, and not for long. */
export async function inSession<T>(
  databaseUrl: string,
  work: (client: Client) => Promise<T>,
  name = 'watchdog',
): Promise<T> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: name,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export const readDatabase = (databaseUrl: string): Promise<FromDatabase> =>
  inSession(databaseUrl, async (client) => {
    const { rows: flow } = await client.query<AlertFlow>(alertFlowSql);
    const { rows: staff } = await client.query<{ email: string }>(
      `SELECT email FROM auth.staff WHERE is_active AND role = 'admin' ORDER BY email`,
    );
    const { rows: canaries } = await client.query<{ failure: string | null }>(
      `SELECT failure FROM canary_run WHERE state <> 'running' ORDER BY started_at DESC LIMIT 1`,
    );
    const { rows: kept } = await client.query<{ told: unknown; incidents: unknown }>(
      `SELECT watchdog -> 'told' AS told, watchdog #> '{report,incidents}' AS incidents FROM job_run WHERE watchdog IS NOT NULL`,
    );
    const { rows: server } = await client.query<NonNullable<WatchdogReport['postgres']>>(
      `SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float8 AS bytes`,
    );
    const [alerts] = flow;
    const [postgres] = server;
    if (!alerts || !postgres) throw new Error('Postgres says nothing of the alerts.');
    return {
      alerts,
      canaryFailure: canaries[0]?.failure ?? null,
      postgres,
      admins: staff.map(({ email }) => email),
      notified: notifiedSchema.parse(kept[0]?.told ?? {}),
      incidents: z
        .array(incidentSchema)
        .catch([])
        .parse(kept[0]?.incidents ?? []),
    };
  });

/** Keeps the last report alone. */
export const writeReport = (
  databaseUrl: string,
  report: WatchdogReport,
  notified: Notified,
): Promise<unknown> =>
  inSession(databaseUrl, (client) =>
    client.query(
      `INSERT INTO job_run (name, succeeded_at, watchdog) VALUES ('watchdog', now(), $1)
       ON CONFLICT (name) DO UPDATE SET succeeded_at = excluded.succeeded_at, watchdog = excluded.watchdog`,
      [{ report, told: notified }],
    ),
  );
