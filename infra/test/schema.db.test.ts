import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { DataSource, getMetadataArgsStorage } from 'typeorm';
import { type ServiceName, serviceNames } from '../database/service-role';
import { inSession } from '../database/session';
import { useDatabase } from './api/test-database';
import { root } from './root';

type EntityClass = new () => object;

const tests = useDatabase();

/**
 * The migrations of a service and its entities say the same: tables are made of the entities beside those of the
 * migrations, and how Postgres writes down the columns, keys, constraints and indexes of both is compared. Of an index with
 * `synchronize: false` the name is compared. The service's schema.sql, for readers, has to be what the migrations leave;
 * `make schema` writes it.
 */
describe.each(serviceNames)('the tables of %s', (name) => {
  const ofEntities = `entities_of_${name}`;
  let tables: string[];
  const database = new DataSource({ type: 'postgres' });

  beforeAll(async () => {
    const rows = await tests.sql<{ name: string }>`SELECT tablename AS name FROM pg_tables
      WHERE schemaname = ${name} AND tablename <> 'migration'`;
    tables = rows.map((row) => row.name).sort();
    // No service has every table of the platform.
    const shared = (await entitiesOf('platform')).filter((entity) => tables.includes(tableOf(entity) ?? ''));
    await tests.database.query(`CREATE SCHEMA ${ofEntities}`);
    database.setOptions({
      type: 'postgres',
      url: tests.database.ownerUrl,
      schema: ofEntities,
      installExtensions: false,
      synchronize: true,
      entities: [...(await entitiesOf(name)), ...shared],
    });
    await database.initialize();
  }, 60_000);

  afterAll(() => database.destroy());

  it('have an entity each', () => {
    const described = database.entityMetadatas.map(({ tableName }) => tableName);
    expect(described.sort()).toEqual(tables);
  });

  it('are what TypeORM makes of the entities', async () => {
    const named = database.entityMetadatas
      .flatMap(({ indices }) => indices)
      .filter(({ synchronize }) => !synchronize)
      .map((index) => index.name);
    const fromEntities = await definitionsOf(ofEntities, named);
    expect([...fromEntities, ...named].sort()).toEqual((await definitionsOf(name, named)).sort());
  });

  it('are written down in schema.sql', async () => {
    const text = heading(name) + (await asOwner((client) => schemaSql(client, name)));
    const file = path.join(root, 'services', name, 'schema.sql');
    if (process.env.WRITE_SCHEMA) writeFileSync(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

const asOwner = <T>(work: (client: Client) => Promise<T>) => inSession(tests.database.ownerUrl, work);

const heading = (name: ServiceName): string =>
  `-- The schema "${name}" as its migrations leave it, written by \`make schema\`; nothing runs this file.\n\n`;

/** What the tables of a schema have, as Postgres writes it; of the named indexes their names. */
async function definitionsOf(schema: string, named: string[]): Promise<string[]> {
  const tables = await asOwner((client) => readTables(client, schema));
  return tables.flatMap(({ name, columns, constraints, indexes }) => [
    // TypeORM puts a number into quotes.
    ...columns.map((text) => `${name}.${text.replace(/'(\d+)'::bigint/, '$1')}`),
    // Entities leave these keys without a name, and TypeORM gives them others than Postgres.
    ...constraints.map((text) => `${name} ${text.replace(/^CONSTRAINT \S+ (?=PRIMARY|UNIQUE)/, '')}`),
    // A decorator can't say which way an index is sorted.
    ...indexes.map(
      (text) => named.find((index) => text.includes(` ${index} `)) ?? text.replaceAll(' DESC', ''),
    ),
  ]);
}

/** The entities of a folder's source: whatever its *.entity.ts export. */
async function entitiesOf(service: string): Promise<EntityClass[]> {
  const folder = path.join(root, 'services', service, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const entityFiles = files.filter((file) => file.endsWith('.entity.ts'));
  const modules = await Promise.all(entityFiles.map((file) => import(path.join(folder, file))));
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is EntityClass => tableOf(value) !== undefined);
}

const tableOf = (value: unknown): string | undefined =>
  getMetadataArgsStorage().tables.find(({ target }) => target === value)?.name;

/** Tables of the migrations' own record are no part of a service's schema. */
const isOurs = `relname NOT IN ('migration', 'migration_id_seq')`;

/**
 * Writes down a service's schema as Postgres knows it, so that running the text in an empty schema of that name makes the
 * same tables, indexes, functions, triggers and views. Rights and rows are not in it.
 * @param client a session of the database's owner; its search path is set to that schema
 */
async function schemaSql(client: Client, schema: ServiceName): Promise<string> {
  const tables = inOrder(await readTables(client, schema));
  const texts = async (sql: string, ...values: string[]): Promise<string[]> => {
    const { rows } = await client.query<{ text: string }>(sql, values);
    return rows.map(({ text }) => text);
  };
  const functions = await texts(functionsSql, schema);
  const views = await texts(viewsSql, schema);
  const parts = [
    ...functions.map((text) => `${text.replace(`FUNCTION ${schema}.`, 'FUNCTION ').trimEnd()};`),
    ...tables.map(tableSql),
    ...views,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The tables of a schema by name; sets the session's search path to it. */
async function readTables(client: Client, schema: string): Promise<Table[]> {
  await client.query(`SET search_path = ${schema}, public`);
  return (await client.query<Table>(tablesSql, [schema])).rows;
}

type Table = {
  name: string;
  columns: string[];
  constraints: string[];
  indexes: string[];
  triggers: string[];
  /** Tables that this one's foreign keys name. */
  references: string[];
};

const tableSql = ({ name, columns, constraints, indexes, triggers }: Table): string =>
  [
    `CREATE TABLE ${name} (\n  ${[...columns, ...constraints].join(',\n  ')}\n);`,
    ...indexes.map((text) => `${text};`),
    ...triggers.map((text) => `${text};`),
  ].join('\n');

/** Each table after those that it refers to, and otherwise by name. */
function inOrder(tables: Table[]): Table[] {
  const done = new Set<string>();
  const add = (table: Table, result: Table[]): Table[] => {
    if (done.has(table.name)) return result;
    done.add(table.name);
    for (const other of tables) if (table.references.includes(other.name)) add(other, result);
    result.push(table);
    return result;
  };
  return tables.reduce<Table[]>((result, table) => add(table, result), []);
}

const functionsSql = `SELECT pg_get_functiondef(oid) AS text FROM pg_proc
  WHERE pronamespace = $1::regnamespace ORDER BY proname`;

const viewsSql = `SELECT format(E'CREATE VIEW %I AS\\n%s', relname, pg_get_viewdef(oid, true)) AS text
  FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind = 'v' ORDER BY relname`;

/** Constraints are named where their name is not the one that Postgres would give: all but keys are. */
const tablesSql = `SELECT quote_ident(relname) AS name,
  ARRAY(SELECT concat(quote_ident(attname), ' ', format_type(atttypid, atttypmod),
      CASE WHEN attnotnull THEN ' NOT NULL' END,
      CASE attidentity WHEN 'a' THEN ' GENERATED ALWAYS AS IDENTITY' WHEN 'd' THEN ' GENERATED BY DEFAULT AS IDENTITY' END,
      ' DEFAULT ' || pg_get_expr(adbin, adrelid, true))
    FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped ORDER BY attnum) AS columns,
  ARRAY(SELECT format('CONSTRAINT %I %s', conname, pg_get_constraintdef(oid, true)) FROM pg_constraint
    WHERE conrelid = pg_class.oid AND contype IN ('p', 'u', 'f', 'c', 'x')
    ORDER BY array_position('{p,u,f,c,x}', contype::text), conname) AS constraints,
  ARRAY(SELECT pg_get_indexdef(indexrelid, 0, true) FROM pg_index
    WHERE indrelid = pg_class.oid AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
    ORDER BY indexrelid::regclass::text) AS indexes,
  ARRAY(SELECT pg_get_triggerdef(oid, true) FROM pg_trigger
    WHERE tgrelid = pg_class.oid AND NOT tgisinternal ORDER BY tgname) AS triggers,
  ARRAY(SELECT DISTINCT confrelid::regclass::text FROM pg_constraint
    WHERE conrelid = pg_class.oid AND contype = 'f') AS references
  FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind = 'r' AND ${isOurs} ORDER BY relname`;
