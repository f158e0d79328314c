import { incidentSchema, type WatchdogReport } from '@golghar/contracts';
import * as z from 'zod';
import { readAlerts } from '../checks/ask';
import { inSession } from '../database/session';

/** The incidents that each channel was notified of, so that a restarted watchdog repeats nothing. */
export type Notified = Record<string, string[]>;

const notifiedSchema = z.record(z.string(), z.array(z.string()));

const timeoutMs = 5000;

/** Reads Postgres over a new connection each time, so that an outage is noticed. */
export const readDatabase = (databaseUrl: string) =>
  inSession(
    databaseUrl,
    async (client) => {
      const { rows: staff } = await client.query<{ email: string }>(
        `SELECT email FROM auth.staff WHERE is_active AND role = 'admin' ORDER BY email`,
      );
      const { rows: kept } = await client.query<{ told: unknown; incidents: unknown }>(
        `SELECT state -> 'told' AS told, state #> '{report,incidents}' AS incidents FROM job_run WHERE name = 'watchdog'`,
      );
      const { rows: server } = await client.query<NonNullable<WatchdogReport['postgres']>>(
        `SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float8 AS bytes`,
      );
      const [postgres] = server;
      if (!postgres) throw new Error('Postgres returned no figures of its own.');
      return {
        ...(await readAlerts(client)),
        postgres,
        admins: staff.map(({ email }) => email),
        notified: notifiedSchema.parse(kept[0]?.told ?? {}),
        incidents: z
          .array(incidentSchema)
          .catch([])
          .parse(kept[0]?.incidents ?? []),
      };
    },
    timeoutMs,
  );

/** Keeps only the last report. */
export const writeReport = (
  databaseUrl: string,
  report: WatchdogReport,
  notified: Notified,
): Promise<unknown> =>
  inSession(
    databaseUrl,
    (client) =>
      client.query(
        `INSERT INTO job_run (name, succeeded_at, state) VALUES ('watchdog', now(), $1)
       ON CONFLICT (name) DO UPDATE SET succeeded_at = excluded.succeeded_at, state = excluded.state`,
        [{ report, told: notified }],
      ),
    timeoutMs,
  );
