import { DataSource } from 'typeorm';
import { makeTestDatabase, type TestDatabase } from '../../../infra/test/api/test-database';
import { actorsSql, newestEntries } from '../src/records/audit/audit.sql';

/** Rows in each of the three logs; AUDIT_ROWS=2500000 measures what a log of years takes. */
const rows = Number(process.env.AUDIT_ROWS ?? 30_000);

/** Blocks of 8 KB that one read may touch, however long the log is. */
const maxBlocks = 700;

jest.setTimeout(600_000);

const actor = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Ids grow with time, as ours do; a rare action is in the oldest entries alone. */
const fill = (schema: string) => `
  INSERT INTO ${schema}.audit_entry (id, at, actor_id, actor_name, action, subject_name)
  SELECT (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid,
    now() - make_interval(secs => ${rows} - n), ('00000000-0000-4000-8000-' || lpad((n % 20)::text, 12, '0'))::uuid,
    'Person ' || n % 20 || CASE WHEN n > ${rows} / 2 THEN ' (now)' ELSE '' END,
    CASE WHEN n < 10 THEN 'lead_restored' ELSE 'status_changed' END, 'GD-' || n
  FROM generate_series(1, ${rows}) n`;

/** The same of what happened to leads; of changes of many the log lists none. */
const fillActivities = `
  INSERT INTO leads.lead_activity (id, at, lead_id, reference, kind, action, before, after, actor_id, actor_name)
  SELECT id, at, gen_random_uuid(), subject_name, 'status',
    CASE WHEN subject_name LIKE '%0' THEN NULL ELSE action END, '"new"', '"lost"', actor_id, actor_name
  FROM leads.audit_entry`;

let tests: TestDatabase;
let database: DataSource;

beforeAll(async () => {
  tests = await makeTestDatabase();
  for (const schema of ['leads', 'auth']) {
    await tests.query(fill(schema));
    await tests.query(`VACUUM ANALYZE ${schema}.audit_entry`);
  }
  await tests.query(fillActivities);
  await tests.query('VACUUM ANALYZE leads.lead_activity');
  database = await new DataSource({
    type: 'postgres',
    url: tests.serviceUrl('leads'),
    installExtensions: false,
  }).initialize();
});

afterAll(async () => {
  await database?.destroy();
  await tests?.drop();
});

/** Blocks that a query touches, and how long it takes, at the 95th of 100 runs. */
async function cost(text: string, values: unknown[] = []) {
  const times: number[] = [];
  for (let run = 0; run < 100; run += 1) {
    const start = performance.now();
    await database.query(text, values);
    times.push(performance.now() - start);
  }
  const [{ 'QUERY PLAN': plan }] = await database.query(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    values,
  );
  const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = plan[0].Plan;
  return { blocks: hit + read, p95: times.sort((a, b) => a - b)[94] };
}

const filters = [
  ['everything', {}],
  ['one person', { actor: actor(3) }],
  ['a common action', { action: 'status_changed' }],
  ['a rare action', { action: 'lead_restored' }],
  ['a rare action of one person', { actor: actor(3), action: 'lead_restored' }],
  ['an action that never was', { action: 'alert_resent' }],
  ['what is long ago', { before: '00000100-0000-7000-8000-000000000000' }],
] as const;

describe('a long audit log', () => {
  it.each(filters)('is read by an index for %s', async (name, filter) => {
    const { text, values } = newestEntries({ ...filter, limit: 51 });
    const { blocks, p95 } = await cost(text, values);
    if (process.env.AUDIT_ROWS) console.log(`${name}: p95 ${p95?.toFixed(1)} ms, ${blocks} blocks`);
    expect(blocks).toBeLessThan(maxBlocks);
  });

  it('names everybody under the latest name without being read whole', async () => {
    const { blocks, p95 } = await cost(actorsSql);
    if (process.env.AUDIT_ROWS) console.log(`actors: p95 ${p95?.toFixed(1)} ms, ${blocks} blocks`);
    expect(blocks).toBeLessThan(maxBlocks);
    const people = await database.query(actorsSql);
    expect(people).toHaveLength(20);
    expect(people).toContainEqual({ id: actor(3), name: 'Person 3 (now)' });
  });
});
