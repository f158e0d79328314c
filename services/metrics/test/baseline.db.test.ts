import { makeTestDatabase, type TestDatabase } from '../../../infra/test/api/test-database';
import { runMigrations } from '../../platform/src/database/run-migrations';
import { migrations } from '../src/database/migrations';

let database: TestDatabase;

beforeAll(async () => {
  database = await makeTestDatabase();
}, 60_000);

afterAll(() => database?.drop());

const baseline = migrations.slice(0, 1);

const migrate = (wanted: typeof migrations = baseline) =>
  runMigrations(database.serviceUrl('metrics'), 'metrics', wanted);

/** Makes the database one of a version that had these migrations. */
const pretendToHave = async (...names: string[]) => {
  await database.query('DELETE FROM metrics.migration');
  for (const name of names)
    await database.query('INSERT INTO metrics.migration (timestamp, name) VALUES ($1, $2)', [
      name.slice(-13),
      name,
    ]);
};

const recorded = async () =>
  (await database.query<{ name: string }>('SELECT name FROM metrics.migration')).map(({ name }) => name);

const last = 'CountByNetwork1764800000000';

it('takes a database of the last version before it as migrated, with what it holds', async () => {
  await database.query('UPDATE metrics.visitor_total SET count = 7');
  await pretendToHave('CreateVisitors1763700000000', last);
  expect(await migrate()).toEqual(baseline.map(({ name }) => name));
  expect(await recorded()).toEqual(baseline.map(({ name }) => name));
  expect(await database.query('SELECT count FROM metrics.visitor_total')).toEqual([{ count: '7' }]);
  expect(await migrate()).toEqual([]);
});

it('refuses an earlier database, and says which version it needs first', async () => {
  await pretendToHave('CreateVisitors1763700000000');
  await expect(migrate()).rejects.toThrow(/start the last version before 1.0 once/);
  expect(await recorded()).toEqual(['CreateVisitors1763700000000']);
});

it('carries the salt of the day and what was counted with it into the present tables', async () => {
  await database.query('DELETE FROM metrics.migration');
  await database.query('DROP TABLE metrics.visitor_total, metrics.counted_hash, metrics.job_run');
  await migrate();
  await database.query('UPDATE metrics.visitor_total SET count = 8');
  await database.query(
    `INSERT INTO metrics.day_salt VALUES ('2026-11-22', '\\x01'), ('2026-11-23', '\\x02')`,
  );
  await database.query(`INSERT INTO metrics.counted_visitor VALUES ('2026-11-23', '\\x0a')`);
  await database.query(`INSERT INTO metrics.counted_network VALUES ('2026-11-23', '\\x0b', 3)`);
  await migrate(migrations);
  expect(await database.query('SELECT count, day::text, salt FROM metrics.visitor_total')).toEqual([
    { count: '8', day: '2026-11-23', salt: Buffer.from([2]) },
  ]);
  expect(await database.query('SELECT hash, visitors FROM metrics.counted_hash ORDER BY hash')).toEqual([
    { hash: Buffer.from([10]), visitors: 1 },
    { hash: Buffer.from([11]), visitors: 3 },
  ]);
});
