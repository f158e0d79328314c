import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { messageOf } from '../environment/program';
import { databaseName, roleName, type ServiceName, serviceNames } from './service-role';

export type RolePasswords = Record<ServiceName, string>;

/** Versions that the SQL of the product is written for. */
const oldest = 15;

/**
 * Limits of every session of a service. A request that waits longer than this has lost its visitor; a transaction
 * that nobody ends must not keep a lock.
 */
const sessionSettings = {
  synchronous_commit: 'on',
  statement_timeout: '15s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '15s',
};

/**
 * Gives each service a role and a schema of its own, where it creates its tables, and no rights on the others.
 * Idempotent; sets the passwords each time.
 * @param client a session of the database's owner, who may create roles
 * @param url names the database, and so the roles
 * @param inDatabase the one the client is connected to, if it is about to replace the other
 * @throws Error that tells what the owner has to change
 */
export async function bootstrapDatabase(
  client: Client,
  url: string,
  passwords: RolePasswords,
  inDatabase = databaseName(url),
): Promise<void> {
  await checkVersion(client);
  await createExtension(client);
  const database = databaseName(url);
  // Before Postgres 15 everybody could create tables in it, and databases upgraded from then still allow it.
  await client.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
  for (const service of serviceNames) {
    const role = roleName(database, service);
    await createRole(client, role, passwords[service]);
    await createSchema(client, role, service);
    await setSessionDefaults(client, inDatabase, role, service);
  }
}

async function checkVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::int / 10000 AS version",
  );
  const version = rows[0]?.version ?? 0;
  if (version < oldest) throw new Error(`Postgres ${version} is too old: ${oldest} or newer is needed.`);
}

/** Trigrams make the search for a part of a word fast. */
async function createExtension(client: Client): Promise<void> {
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public');
  } catch (error) {
    throw new Error(
      `The extension pg_trgm can't be created (${messageOf(error)}): install postgresql-contrib on the database ` +
        'server, or have an administrator run CREATE EXTENSION pg_trgm SCHEMA public.',
    );
  }
}

async function createRole(client: Client, role: string, password: string): Promise<void> {
  const name = escapeIdentifier(role);
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${name} LOGIN`);
  await client.query(`ALTER ROLE ${name} WITH LOGIN PASSWORD ${escapeLiteral(password)}`);
  // An owner who is no superuser must be able to act as the role to make objects that belong to it. Since
  // Postgres 16, having created the role is not enough for that.
  const { rows } = await client.query<{ rolsuper: boolean }>(
    'SELECT rolsuper FROM pg_roles WHERE rolname = current_user',
  );
  if (!rows[0]?.rolsuper) await client.query(`GRANT ${name} TO CURRENT_USER`);
}

async function createSchema(client: Client, role: string, service: ServiceName): Promise<void> {
  const schema = escapeIdentifier(service);
  const name = escapeIdentifier(role);
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  // Not owned by the service: the owner of a schema may drop every table in it, the audit log among them.
  await client.query(`ALTER SCHEMA ${schema} OWNER TO CURRENT_USER`);
  await client.query(`REVOKE ALL ON SCHEMA ${schema} FROM PUBLIC`);
  await client.query(`GRANT CREATE ON SCHEMA ${schema} TO ${name}`);
  // Lets its migrations grant other services a view.
  await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${name} WITH GRANT OPTION`);
}

/** Sets the limits of every session of a service's role in a database. */
export async function setSessionDefaults(
  client: Client,
  database: string,
  role: string,
  service: ServiceName,
): Promise<void> {
  const inDatabase = `ALTER ROLE ${escapeIdentifier(role)} IN DATABASE ${escapeIdentifier(database)} SET`;
  // The schema public holds the extension's operators; nobody may create anything in it.
  await client.query(`${inDatabase} search_path = ${escapeIdentifier(service)}, public`);
  for (const [setting, value] of Object.entries(sessionSettings))
    await client.query(`${inDatabase} ${setting} = ${escapeLiteral(value)}`);
}
