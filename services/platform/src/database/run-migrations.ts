import { DataSource } from 'typeorm';
import { dataSourceOptions, type Migrations } from './data-source';

const table = 'migration';

type Options = {
  /** Names of the migrations that may run; all by default. */
  only?: readonly string[] | undefined;
  /** Whether the schema may have been changed by a newer version of the program. */
  allowNewerSchema?: boolean;
};

/**
 * Brings a service's schema up to date, as the service's own role, and closes the connection. Each migration
 * runs in a transaction of its own. Returns the names of those that ran.
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
    migrationsTableName: table,
    // Nobody waits for an answer: a machine that is busy with a start or a backup may take its time.
    connectTimeoutMS: 30_000,
    // A migration may build an index over a large table.
    extra: {},
  } as ConstructorParameters<typeof DataSource>[0]);
  await dataSource.initialize();
  try {
    if (!allowNewerSchema) await refuseNewerSchema(dataSource, migrations.map(nameOf));
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    return ran.map((migration) => migration.name);
  } finally {
    await dataSource.destroy();
  }
}

const nameOf = (migration: Migrations[number]): string =>
  typeof migration === 'function' ? migration.name : String(migration);

/** What this version does not know, it might break. */
async function refuseNewerSchema(dataSource: DataSource, known: readonly string[]): Promise<void> {
  const [{ isThere }]: [{ isThere: boolean }] = await dataSource.query(
    'SELECT to_regclass($1) IS NOT NULL AS "isThere"',
    [table],
  );
  if (!isThere) return;
  const ran: { name: string }[] = await dataSource.query(`SELECT name FROM ${table} ORDER BY id`);
  const unknown = ran.map(({ name }) => name).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new Error(
    `the database is of a newer version, which has made ${unknown.join(', ')}. Start that version or a later one, or ` +
      'restore a backup of this one; with ALLOW_NEWER_SCHEMA=true it starts all the same, where the change log allows it.',
  );
}
