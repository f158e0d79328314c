import { type Client, escapeIdentifier } from 'pg';
import { databaseName, roleName, type ServiceName } from './service-role';

/** Services that have an audit log. */
const services: readonly ServiceName[] = ['auth', 'leads'];

const table = 'audit_entry';
const retention = 'apply_audit_retention(int)';

/** What a service fills in; the time is Postgres' own. */
const columns = 'id, actor_id, actor_name, action, subject_id, subject_name, detail, address';

/**
 * Makes the audit logs the property of the database's owner: the services may add entries and read them, and have
 * old ones removed by the function for that, but neither change nor delete one. After the migrations.
 * @param client a session of the owner
 */
export async function protectAuditLogs(client: Client, url: string): Promise<void> {
  await forEachLog(client, url, async ({ log, remover, role }) => {
    await client.query(`
      ALTER TABLE ${log} OWNER TO CURRENT_USER;
      REVOKE ALL ON ${log} FROM ${role}, PUBLIC;
      GRANT SELECT, INSERT (${columns}) ON ${log} TO ${role};
      ALTER FUNCTION ${remover} OWNER TO CURRENT_USER;
      REVOKE ALL ON FUNCTION ${remover} FROM ${role}, PUBLIC;
      GRANT EXECUTE ON FUNCTION ${remover} TO ${role};
    `);
  });
}

/** Gives the logs back to the services, whose migrations may change the tables. Before the migrations. */
export async function releaseAuditLogs(client: Client, url: string): Promise<void> {
  await forEachLog(client, url, async ({ log, remover, role }) => {
    await client.query(`ALTER TABLE ${log} OWNER TO ${role}; ALTER FUNCTION ${remover} OWNER TO ${role};`);
  });
}

type Names = { log: string; remover: string; role: string };

async function forEachLog(client: Client, url: string, work: (names: Names) => Promise<void>): Promise<void> {
  for (const service of services) {
    const { rows } = await client.query<{ isThere: boolean }>(
      'SELECT to_regprocedure($1) IS NOT NULL AS "isThere"',
      [`${service}.${retention}`],
    );
    if (!rows[0]?.isThere) continue;
    const role = escapeIdentifier(roleName(databaseName(url), service));
    await work({ log: `${service}.${table}`, remover: `${service}.${retention}`, role });
  }
}
