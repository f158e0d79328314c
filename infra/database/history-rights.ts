import { type Client, escapeIdentifier } from 'pg';
import { databaseName, roleName, type ServiceName } from './service-role';

/** What a service fills in of an audit log; the time is Postgres' own. */
const auditColumns = 'id, actor_id, actor_name, action, subject_id, subject_name, detail, address';

/** The tables that say what happened, and which of their columns a service fills in: all where none is named. */
const histories: [service: ServiceName, table: string, columns?: string][] = [
  ['auth', 'audit_entry', auditColumns],
  ['leads', 'audit_entry', auditColumns],
  ['leads', 'status_change'],
  ['leads', 'owner_change'],
];

/** Removes old entries of an audit log, and does nothing else. */
const retention = 'apply_audit_retention(int)';

/**
 * Makes what happened the property of the database's owner: the services may add entries and read them, but neither change
 * nor delete one. Old entries of an audit log go by a function of the owner's, a lead's with the lead. After the migrations.
 * @param client a session of the owner
 */
export const protectHistory = (client: Client, url: string): Promise<void> =>
  forEachHistory(client, url, async ({ table, columns, remover, role }) => {
    await client.query(`
      ALTER TABLE ${table} OWNER TO CURRENT_USER;
      REVOKE ALL ON ${table} FROM ${role}, PUBLIC;
      GRANT SELECT, INSERT ${columns ? `(${columns})` : ''} ON ${table} TO ${role};
    `);
    if (columns)
      await client.query(`
        ALTER FUNCTION ${remover} OWNER TO CURRENT_USER;
        REVOKE ALL ON FUNCTION ${remover} FROM ${role}, PUBLIC;
        GRANT EXECUTE ON FUNCTION ${remover} TO ${role};
      `);
  });

/** Gives the history back to the services, whose migrations may change the tables. Before the migrations. */
export const releaseHistory = (client: Client, url: string): Promise<void> =>
  forEachHistory(client, url, async ({ table, columns, remover, role }) => {
    await client.query(`ALTER TABLE ${table} OWNER TO ${role}`);
    if (columns) await client.query(`ALTER FUNCTION ${remover} OWNER TO ${role}`);
  });

type Names = { table: string; columns: string | undefined; remover: string; role: string };

async function forEachHistory(
  client: Client,
  url: string,
  work: (names: Names) => Promise<void>,
): Promise<void> {
  for (const [service, name, columns] of histories) {
    const table = `${service}.${name}`;
    const { rows } = await client.query<{ isThere: boolean }>(
      'SELECT to_regclass($1) IS NOT NULL AS "isThere"',
      [table],
    );
    if (!rows[0]?.isThere) continue;
    const role = escapeIdentifier(roleName(databaseName(url), service));
    await work({ table, columns, remover: `${service}.${retention}`, role });
  }
}
