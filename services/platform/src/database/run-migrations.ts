import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, MigrationExecutor } from 'typeorm';
import * as z from 'zod';
import { readEnvironment } from '../settings/environment';
import { serviceSettings } from '../settings/service-settings';
import { dataSourceOptions, type Migrations } from './data-source';
import { isLocked } from './database-faults';

/**
 * Whoever reads or writes a table queues behind a migration that waits for its lock. A visitor's enquiry waits no longer than
 * this: then the migration lets the others pass and tries again. Longer than deadlock_timeout (1 s), after which Postgres
 * cancels an autovacuum that is in the way.
 */
const lockTimeoutMs = 1500;
const retryPauseMs = 2000;

/** A backup or an export of many leads may hold a table this long. */
const patienceMs = 15 * 60_000;

type Options = {
  /** Names of the migrations that may run; all by default. */
  only?: readonly string[] | undefined;
  /** Whether a newer version of the program may have changed the schema. */
  allowNewerSchema?: boolean;
};

/**
 * Migrates a service's schema, as the service's own role, and closes the connection. Each migration runs in a transaction of its
 * own, or can be run again if it was interrupted. Returns the names of those that ran.
 * @throws Error when a newer version of the program has changed the schema, unless that is allowed
 */
export async function runMigrations(
  databaseUrl: string,
  service: string,
  migrations: Migrations,
  { only, allowNewerSchema = false }: Options = {},
): Promise<string[]> {
  const allowed = only ? migrations.filter((migration) => only.includes(nameOf(migration))) : migrations;
  const dataSource = new DataSource({
    ...dataSourceOptions({ DATABASE_URL: databaseUrl, DATABASE_POOL: 1 }, `${service}-migrate`),
    migrations: allowed,
    migrationsTableName: 'migration',
    // Nobody waits for a response: a machine that is busy starting or making a backup may take its time.
    connectTimeoutMS: 30_000,
    // A migration may build an index on a large table.
    extra: { lock_timeout: lockTimeoutMs },
  } as ConstructorParameters<typeof DataSource>[0]);
  await dataSource.initialize();
  try {
    const before = await findRan(dataSource);
    if (!allowNewerSchema) refuseNewerSchema(before, migrations.map(nameOf));
    await runPatiently(dataSource);
    return (await findRan(dataSource)).filter((name) => !before.includes(name));
  } finally {
    await dataSource.destroy();
  }
}

const nameOf = (migration: Migrations[number]): string =>
  typeof migration === 'function' ? migration.name : String(migration);

async function runPatiently(dataSource: DataSource): Promise<void> {
  for (const end = Date.now() + patienceMs; ; await sleep(retryPauseMs)) {
    try {
      await dataSource.runMigrations({ transaction: 'each' });
      return;
    } catch (error) {
      if (!isLocked(error) || Date.now() > end) throw error;
    }
  }
}

/** Names of the migrations that have run, oldest first. */
async function findRan(dataSource: DataSource): Promise<string[]> {
  const ran = await new MigrationExecutor(dataSource).getExecutedMigrations();
  return ran.map(({ name }) => name).reverse();
}

/** When a migration was written: its name ends with the time in milliseconds. */
const writtenAt = (name: string): number => Number(name.slice(-13));

/** A migration that this version does not know might break it; one older than its newest has become part of another. */
function refuseNewerSchema(ran: readonly string[], known: readonly string[]): void {
  const newest = Math.max(...known.map(writtenAt));
  const unknown = ran.filter((name) => !known.includes(name) && !(writtenAt(name) < newest));
  if (unknown.length === 0) return;
  throw new Error(
    `the database is of a newer version, which has made ${unknown.join(', ')}. Start that version or a later one, or ` +
      'restore a backup of this one; with ALLOW_NEWER_SCHEMA=true it starts all the same, where the change log allows it.',
  );
}

const settings = z.object({
  DATABASE_URL: serviceSettings.shape.DATABASE_URL,
  /** Names of the migrations that may run, separated by commas; a restore creates the schema of a backup this way. */
  MIGRATE_ONLY: z.string().optional(),
  /** Lets a program start that is older than the schema. */
  ALLOW_NEWER_SCHEMA: z.stringbool().default(false),
});

/**
 * A service's whole migration program: takes DATABASE_URL from the environment, prints what ran on standard error, and exits
 * with code 1 on failure.
 */
export function runMigrationProgram(service: string, migrations: Migrations): void {
  const { DATABASE_URL, MIGRATE_ONLY, ALLOW_NEWER_SCHEMA: allowNewerSchema } = readEnvironment(settings);
  const only = MIGRATE_ONLY?.split(',');
  runMigrations(DATABASE_URL, service, migrations, { only, allowNewerSchema }).then(
    (names) => {
      for (const name of names) process.stderr.write(`${service}: ran ${name}\n`);
    },
    (error: unknown) => {
      process.stderr.write(`${service}: ${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}
