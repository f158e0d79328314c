import { version } from '@golghar/platform/program';
import { type Client, escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type ServiceName, serviceNames } from '../database/service-role';
import { type BackupTable, type Counts, type Manifest, nameOf, type TableData } from './archive';

/** The table of migrations that each schema has: a restore runs them instead of copying it. */
const migrationTable = 'migration';

/** Begins a transaction with a snapshot of the database, and reads what there is to copy. */
export async function beginSnapshot(client: Client): Promise<Manifest> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query('SET LOCAL statement_timeout = 0');
  const { rows: now } = await client.query<{ at: Date }>('SELECT now() AS at');
  return {
    format: 1,
    version,
    at: (now[0]?.at ?? new Date()).toISOString(),
    migrations: await readMigrations(client),
    tables: await readTables(client),
  };
}

/** Names of the migrations that each schema has. */
export async function readMigrations(client: Client): Promise<Record<ServiceName, string[]>> {
  const found: Partial<Record<ServiceName, string[]>> = {};
  for (const schema of serviceNames) {
    const { rows } = await client.query<{ name: string }>(
      `SELECT name FROM ${schema}.${migrationTable} ORDER BY id`,
    );
    found[schema] = rows.map(({ name }) => name);
  }
  return found as Record<ServiceName, string[]>;
}

/** The tables, with those that others refer to first. */
export async function readTables(client: Client): Promise<BackupTable[]> {
  const { rows: tables } = await client.query<BackupTable & { refersTo: string[] }>(
    `SELECT nspname AS schema, relname AS name,
       ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = pg_class.oid AND attnum > 0
         AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
       ARRAY(SELECT n.nspname || '.' || c.relname FROM pg_constraint
         JOIN pg_class c ON c.oid = confrelid JOIN pg_namespace n ON n.oid = c.relnamespace
         WHERE conrelid = pg_class.oid AND contype = 'f' AND confrelid <> conrelid) AS "refersTo"
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind IN ('r', 'p') AND NOT relispartition AND nspname = ANY($1) AND relname <> $2
     ORDER BY nspname, relname`,
    [serviceNames, migrationTable],
  );
  const ordered: BackupTable[] = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(nameOf));
    const ready = left.filter(({ refersTo }) => !refersTo.some((name) => waiting.has(name)));
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a cycle: ${[...waiting].join(', ')}`);
    for (const { schema, name, columns } of ready) ordered.push({ schema, name, columns });
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** SQL: a table and its columns for COPY. */
export const copyTarget = ({ schema, name, columns }: BackupTable): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`;

/** The rows of each table in turn, as of the snapshot; fills in their numbers. */
export async function* readRows(
  client: Client,
  tables: readonly BackupTable[],
  counts: Counts,
): AsyncGenerator<TableData> {
  for (const table of tables) {
    const rows = client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`));
    yield { name: nameOf(table), rows };
    counts[nameOf(table)] = rows.rowCount;
  }
}
