import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { bootstrapDatabase, type RolePasswords } from '../database/bootstrap';
import { protectHistory, releaseHistory } from '../database/history-rights';
import {
  databaseName,
  type ServiceName,
  serviceDatabaseUrl,
  serviceNames,
  withDatabase,
} from '../database/service-role';
import { inSession } from '../database/session';
import { messageOf } from '../environment/program';
import { type Counts, type Manifest, nameOf, readArchive } from './archive';
import { copyTarget, readMigrations } from './snapshot';

/** Brings a service's schema up to date, or only as far as the named migrations. */
export type Migrate = (service: ServiceName, databaseUrl: string, only?: readonly string[]) => Promise<void>;

export type Target = { url: string; passwords: RolePasswords; migrate: Migrate };

/** A session that uses none of the product's databases, so that they can be created, renamed and dropped. */
export const asAdministrator = <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> =>
  inSession(withDatabase(url, databaseName(url) === 'postgres' ? 'template1' : 'postgres'), work);

/**
 * Runs `work` while no other backup or restore of this database runs. Scratch databases are dropped afterwards, and
 * before it those of a run that was killed.
 */
export async function exclusively<T>(url: string, work: () => Promise<T>): Promise<T> {
  let isConnected = false;
  try {
    return await asAdministrator(url, async (client) => {
      await client.query('SELECT pg_advisory_lock(hashtext($1))', [scratchPrefix(url)]);
      isConnected = true;
      const dropScratch = async () => {
        const { rows } = await client.query<{ name: string }>(
          'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
          [scratchPrefix(url)],
        );
        for (const { name } of rows) await dropDatabase(url, name);
      };
      await dropScratch();
      try {
        return await work();
      } finally {
        // While the disk of Postgres is full it can't; the next run does.
        await dropScratch().catch(() => undefined);
        isConnected = await client.query('SELECT').then(Boolean, () => false);
      }
    });
  } catch (error) {
    if (isConnected) throw error;
    throw new Error(
      `Postgres is not available (${messageOf(error)}): nothing has changed. Run the command again once make doctor, or docker compose run --rm golghar doctor, says that it answers.`,
    );
  }
}

const scratchPrefix = (url: string) => `${databaseName(url)}_scratch_`;

/** Creates an empty database with the collation of the product's own; returns its name. */
async function makeScratchDatabase({ url }: Target): Promise<string> {
  const name = `${scratchPrefix(url)}${randomBytes(4).toString('hex')}`;
  await asAdministrator(url, async (client) => {
    const { rows } = await client.query<{ create: string }>(
      `SELECT format('CREATE DATABASE %I TEMPLATE template0 ENCODING ''UTF8'' LC_COLLATE %L LC_CTYPE %L',
         $1::text, datcollate, datctype) AS create FROM pg_database WHERE datname = $2`,
      [name, databaseName(url)],
    );
    await client.query(rows[0]?.create ?? '');
  });
  return name;
}

export const dropDatabase = (url: string, name: string): Promise<unknown> =>
  asAdministrator(url, (client) =>
    client.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`),
  );

/**
 * Loads a backup into a scratch database with the schema it was made with, and counts the rows. Then it runs the
 * migrations that are newer than the backup.
 * @throws Error when a row is missing or the backup comes from a version with other migrations
 */
export async function loadBackup(
  file: string,
  passphrase: string | undefined,
  target: Target,
): Promise<{ scratch: string; counts: Counts }> {
  const { url: owner, migrate, passwords } = target;
  const scratch = await makeScratchDatabase(target);
  const scratchUrl = withDatabase(owner, scratch);
  const migrateAll = async (only?: Manifest['migrations']) => {
    for (const service of serviceNames) {
      // The roles are those of the database that this one will replace.
      const url = withDatabase(serviceDatabaseUrl(owner, service, passwords[service]), scratch);
      await migrate(service, url, only?.[service]);
    }
  };
  const counts = await inSession(scratchUrl, async (client) => {
    await bootstrapDatabase(client, owner, passwords, scratch);
    return await loadRows(client, file, passphrase, migrateAll);
  });
  await inSession(scratchUrl, async (client) => {
    await releaseHistory(client, owner);
    await migrateAll();
    await protectHistory(client, owner);
  });
  return { scratch, counts };
}

async function loadRows(
  client: Client,
  file: string,
  passphrase: string | undefined,
  migrateTo: (migrations: Manifest['migrations']) => Promise<void>,
): Promise<Counts> {
  const arrived: Counts = {};
  let manifest: Manifest | undefined;
  const made = await readArchive(file, passphrase, {
    manifest: async (read) => {
      manifest = read;
      await migrateTo(read.migrations);
      await needMigrations(client, read);
      await client.query('BEGIN');
      await client.query('SET LOCAL statement_timeout = 0');
      const names = read.tables.map((table) => `${table.schema}.${escapeIdentifier(table.name)}`);
      // Migrations may have inserted rows.
      await client.query(`TRUNCATE ${names.join(', ')}`);
      // The backup already holds what triggers count and derive.
      for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
    },
    table: async (name) => {
      const table = manifest?.tables.find((one) => nameOf(one) === name);
      if (!table) throw new Error(`The backup does not say what ${name} is.`);
      const rows = client.query(copyFrom(`COPY ${copyTarget(table)} FROM STDIN`));
      rows.once('finish', () => {
        arrived[name] = rows.rowCount;
      });
      return rows;
    },
  });
  if (!manifest) throw new Error('The backup has no manifest.');
  for (const table of manifest.tables)
    await client.query(`ALTER TABLE ${table.schema}.${escapeIdentifier(table.name)} ENABLE TRIGGER USER`);
  await client.query('COMMIT');
  const missing = Object.entries(made).filter(([name, count]) => count !== (arrived[name] ?? 0));
  if (missing.length > 0)
    throw new Error(
      `The backup is incomplete: ${missing.map(([name, count]) => `${name} had ${count} rows and has ${arrived[name] ?? 0}`).join(', ')}.`,
    );
  await client.query('ANALYZE');
  return made;
}

/** A program can only load a backup whose migrations it knows. */
async function needMigrations(client: Client, { version, migrations }: Manifest): Promise<void> {
  const there = await readMigrations(client);
  const unknown = serviceNames.flatMap((service) =>
    (migrations[service] ?? []).filter((name) => !there[service].includes(name)),
  );
  if (unknown.length > 0)
    throw new Error(
      `The backup was made by another version (${version}), and this one does not have its migration ${unknown.at(-1)}: ` +
        'restore it with the version that made it, then update.',
    );
}

/**
 * Replaces the database of a running product by a backup: it is loaded and counted beside the database, and then the two
 * swap names, which takes less than a second. The previous database is kept under another name. If anything fails,
 * nothing has changed.
 * @returns the numbers of rows, and the name of the previous database
 */
export const restoreBackup = (
  file: string,
  passphrase: string | undefined,
  target: Target,
): Promise<{ counts: Counts; before: string }> =>
  exclusively(target.url, async () => {
    const { scratch, counts } = await loadBackup(file, passphrase, target);
    return { counts, before: await swap(target.url, scratch) };
  });

async function swap(url: string, scratch: string): Promise<string> {
  const name = databaseName(url);
  const before = `${name}_until_${new Date().toISOString().slice(0, 19).replace(/[-:]/g, '').toLowerCase()}`;
  const [current, next, kept] = [name, scratch, before].map(escapeIdentifier);
  await asAdministrator(url, async (client) => {
    await client.query('BEGIN');
    let isFree = false;
    // From here on nobody can connect. Postgres waits five seconds for the sessions to end; the services reconnect by themselves.
    const renamed = client.query(`ALTER DATABASE ${current} RENAME TO ${kept}`).finally(() => {
      isFree = true;
    });
    await Promise.all([renamed, endSessions(url, () => isFree)]);
    await client.query(`ALTER DATABASE ${next} RENAME TO ${current}`);
    await client.query('COMMIT');
  });
  return before;
}

/** Ends all sessions of a database, also those that begin meanwhile. */
const endSessions = (url: string, isFree: () => boolean): Promise<void> =>
  asAdministrator(url, async (client) => {
    for (; !isFree(); await sleep(50))
      await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
        databaseName(url),
      ]);
  });
