import { type Client, escapeIdentifier } from 'pg';
import { databaseName, roleName, type ServiceName } from './service-role';

/** The columns of an audit log that a service fills in; the time is Postgres' own. */
const auditColumns = 'id, actor_id, actor_name, action, subject_id, subject_name, detail, address';

/** As {@link auditColumns}; only erasure marks a row. */
const activityColumns =
  'id, lead_id, reference, kind, action, before, after, text, entry_id, actor_id, actor_name, api_token, group_id, undoes';

type History = { service: ServiceName; table: string; columns: string; keeper: string; isCalled: boolean };

/** Deletes old entries of an audit log, and does nothing else. */
const retention = { keeper: 'apply_audit_retention(int)', isCalled: true };

/** The tables of history, the columns of each that a service fills in, and the function that removes from it. */
const histories: History[] = [
  { service: 'auth', table: 'audit_entry', columns: auditColumns, ...retention },
  { service: 'leads', table: 'audit_entry', columns: auditColumns, ...retention },
  // A trigger: it empties the history of an erased lead.
  {
    service: 'leads',
    table: 'lead_activity',
    columns: activityColumns,
    keeper: 'empty_lead_activity()',
    isCalled: false,
  },
];

/**
 * Makes the database's owner own the history: the services may insert and read entries, but neither change nor delete
 * them. Two functions of the owner's delete old entries of an audit log and empty the history of an erased lead. Runs
 * after the migrations.
 * @param client a session of the owner
 */
export const protectHistory = (client: Client, url: string): Promise<void> =>
  forEachHistory(client, url, async ({ table, columns, keeper, isCalled, role }) => {
    await client.query(`
      ALTER TABLE ${table} OWNER TO CURRENT_USER;
      REVOKE ALL ON ${table} FROM ${role}, PUBLIC;
      GRANT SELECT, INSERT (${columns}) ON ${table} TO ${role};
      ALTER FUNCTION ${keeper} OWNER TO CURRENT_USER;
      REVOKE ALL ON FUNCTION ${keeper} FROM ${role}, PUBLIC;
      ${isCalled ? `GRANT EXECUTE ON FUNCTION ${keeper} TO ${role};` : ''}
    `);
  });

/** Returns the history to the services, whose migrations may change the tables. Runs before the migrations. */
export async function releaseHistory(client: Client, url: string): Promise<void> {
  await forEachHistory(client, url, async ({ table, keeper, role }) => {
    await client.query(`ALTER TABLE ${table} OWNER TO ${role}; ALTER FUNCTION ${keeper} OWNER TO ${role}`);
  });
  // Functions of earlier versions, which a migration removes.
  const role = escapeIdentifier(roleName(databaseName(url), 'leads'));
  for (const table of ['status_change', 'owner_change'])
    await client.query(`ALTER TABLE IF EXISTS leads.${table} OWNER TO ${role}`);
}

type Names = Omit<History, 'service'> & { role: string };

async function forEachHistory(
  client: Client,
  url: string,
  work: (names: Names) => Promise<void>,
): Promise<void> {
  for (const { service, columns, isCalled, ...history } of histories) {
    const table = `${service}.${history.table}`;
    const { rows } = await client.query<{ isThere: boolean }>(
      'SELECT to_regclass($1) IS NOT NULL AS "isThere"',
      [table],
    );
    if (!rows[0]?.isThere) continue;
    const role = escapeIdentifier(roleName(databaseName(url), service));
    await work({ table, columns, keeper: `${service}.${history.keeper}`, isCalled, role });
  }
}
