import { useDataSource } from '../../../infra/test/api/test-database';
import { actorsSql, newestEntries } from '../src/operations/audit.sql';

/** Rows in each of the three logs; AUDIT_ROWS=2500000 measures what a log of years takes. */
const rows = Number(process.env.AUDIT_ROWS ?? 30_000);

/** Blocks of 8 KB that one read may touch, however long the log is. */
const maxBlocks = 700;

vi.setConfig({ testTimeout: 600_000 });

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

const tests = useDataSource('leads');

beforeAll(async () => {
  for (const [table, rows] of [
    ['leads.audit_entry', fill('leads')],
    ['auth.audit_entry', fill('auth')],
    ['leads.lead_activity', fillActivities],
  ] as const) {
    await tests.database.query(rows);
    await tests.database.query(`VACUUM ANALYZE ${table}`);
  }
});

/** Blocks that a query touches. */
async function blocksOf(text: string, values: unknown[] = []): Promise<number> {
  const [row] = await tests.source().query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
  const [{ Plan: plan, 'Execution Time': time }] = row['QUERY PLAN'];
  const blocks = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  if (process.env.AUDIT_ROWS)
    console.log(`${expect.getState().currentTestName}: ${time} ms, ${blocks} blocks`);
  return blocks;
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

it.each(filters)('a long audit log is read by an index for %s', async (_, filter) => {
  const { text, values } = newestEntries({ ...filter, limit: 51 });
  expect(await blocksOf(text, values)).toBeLessThan(maxBlocks);
});

it('a long audit log names everybody under the latest name without being read whole', async () => {
  expect(await blocksOf(actorsSql)).toBeLessThan(maxBlocks);
  const people = await tests.source().query(actorsSql);
  expect(people).toHaveLength(20);
  expect(people).toContainEqual({ id: actor(3), name: 'Person 3 (now)' });
});
