import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DataSource, type EntityMetadata, type EntitySchema, getMetadataArgsStorage } from 'typeorm';
import { serviceNames } from '../database/service-role';
import { makeTestDatabase, type TestDatabase } from './api/test-database';
import { root } from './root';

type EntityClass = (new () => object) | EntitySchema;
type Row = { table: string; name: string; type: string; nullable: boolean };

/** The entities of a folder's source: whatever its *.entity.ts export. */
const entitiesOf = (folder: string): EntityClass[] =>
  readdirSync(path.join(root, 'services', folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.entity.ts'))
    .flatMap((file) => Object.values(require(path.join(root, 'services', folder, 'src', file))))
    .filter((value): value is EntityClass => typeof value === 'function');

let made: TestDatabase;

beforeAll(async () => {
  made = await makeTestDatabase();
}, 60_000);

afterAll(() => made.drop());

const columnsOfTables = (schema: string): Promise<Row[]> =>
  made.query<Row>(
    `SELECT table_name AS table, column_name AS name, is_nullable = 'YES' AS nullable,
       CASE data_type WHEN 'ARRAY' THEN ltrim(udt_name, '_') || '[]' ELSE data_type END AS type
     FROM information_schema.columns WHERE table_schema = $1`,
    [schema],
  );

const columnsOfEntity = (entity: EntityMetadata, database: DataSource): Row[] =>
  entity.columns
    .filter(({ isVirtualProperty }) => !isVirtualProperty)
    .map((column) => ({
      table: entity.tableName,
      name: column.databaseName,
      type: `${database.driver.normalizeType(column)}${column.isArray ? '[]' : ''}`,
      nullable: column.isNullable,
    }));

const inOrder = (rows: Row[]) =>
  rows
    .map(({ table, name, type, nullable }) => `${table}.${name} ${type}${nullable ? '' : ' NOT NULL'}`)
    .sort();

/** What the entities of a service say, and what its migrations made of the same tables. */
async function compare(service: (typeof serviceNames)[number], entities: EntityClass[]) {
  const database = new DataSource({
    type: 'postgres',
    url: made.serviceUrl(service),
    installExtensions: false,
    entities,
  });
  await database.initialize();
  try {
    const tables = await columnsOfTables(service);
    const all = database.entityMetadatas.filter(({ tableType }) => tableType === 'regular');
    const present = all.filter(({ tableName }) => tables.some(({ table }) => table === tableName));
    const names = new Set(present.map(({ tableName }) => tableName));
    return {
      missing: all.filter((entity) => !present.includes(entity)).map(({ tableName }) => tableName),
      said: inOrder(present.flatMap((entity) => columnsOfEntity(entity, database))),
      made: inOrder(tables.filter(({ table }) => names.has(table))),
    };
  } finally {
    await database.destroy();
  }
}

describe('entities and migrations agree', () => {
  it.each(serviceNames)('in that each table of the service %s has an entity', async (service) => {
    const described = [...entitiesOf(service), ...entitiesOf('platform')].map(
      (entity) => getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name,
    );
    const tables = await made.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = $1 AND tablename <> 'migration'`,
      [service],
    );
    expect(tables.map(({ name }) => name).filter((name) => !described.includes(name))).toEqual([]);
  });

  it.each(serviceNames)('in the service %s', async (service) => {
    const { missing, said, made: columns } = await compare(service, entitiesOf(service));
    expect(missing).toEqual([]);
    expect(said.length).toBeGreaterThan(0);
    expect(said).toEqual(columns);
  });

  it.each(serviceNames)('in the tables that the service %s has from the platform', async (service) => {
    const { said, made: columns } = await compare(service, entitiesOf('platform'));
    expect(said).toEqual(columns);
  });
});
