import { DataSource } from 'typeorm';
import { useDatabase } from '../../../infra/test/api/test-database';
import { retentionJob, rowsAtOnce } from '../src/operations/retention.job';
import { useWorker } from './leads-client';

vi.setConfig({ testTimeout: 120_000 });

/** As after a stop of months: more than one batch of each. */
const old = 3 * rowsAtOnce + 7;

const tests = useDatabase();
const worker = useWorker(tests);

const count = async (table: string) => {
  const [row] = await tests.database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM leads.${table}`,
  );
  return row?.count;
};

/** Old rows, and three that are young enough to stay. */
const ages = `(SELECT n, CASE WHEN n > ${old} THEN $$1 hour$$ ELSE $$400 days$$ END::interval AS age
  FROM generate_series(1, ${old + 3}) n) AS row`;

it('deletes all that is over after a long stop, a batch at a time, and nothing else', async () => {
  await tests.database.query(`
    INSERT INTO leads.idempotency_key (key_hash, body_hash, lead_id, reference, created_at)
      SELECT sha256(n::text::bytea), '', gen_random_uuid(), 'GD', now() - age FROM ${ages};
    INSERT INTO leads.lead (id, reference, name, email, phone, service, message, submitted_at, updated_at, deleted_at)
      SELECT gen_random_uuid(), 'GD-' || n, 'A', 'a@b.example', '1', 'seo', 'm', now() - age, now(), now() - age FROM ${ages};
    INSERT INTO leads.note (id, lead_id, content, author_id, author_name)
      SELECT gen_random_uuid(), id, 'n', id, 'A' FROM leads.lead;
    INSERT INTO leads.subscriber (id, email, token, requested_at)
      SELECT gen_random_uuid(), n || '@b.example', 't' || n, now() - age FROM ${ages};
    INSERT INTO leads.delivery (id, kind, subject_id, state, queued_at)
      SELECT gen_random_uuid(), 'k', gen_random_uuid(), CASE n % 2 WHEN 0 THEN 'sent' ELSE 'queued' END, now() - age
      FROM ${ages};`);
  const queuedEmails = Math.ceil((old + 3) / 2);
  const query = vi.spyOn(worker.get(DataSource), 'query');
  await worker.run(retentionJob);
  const deletedAtOnce = await Promise.all(
    query.mock.calls.map(([sql], index) =>
      sql.startsWith('DELETE') ? (query.mock.results[index]?.value as Promise<[unknown, number]>) : [[], 0],
    ),
  );
  expect(Math.max(...deletedAtOnce.map(([, deleted]) => deleted as number))).toBe(rowsAtOnce);
  expect({
    keys: await count('idempotency_key'),
    leads: await count('lead'),
    notes: await count('note'),
    subscribers: await count('subscriber'),
  }).toEqual({ keys: 3, leads: 3, notes: 3, subscribers: 3 });
  expect(await count(`delivery WHERE state = 'queued'`)).toBe(queuedEmails);
  expect(await count(`delivery WHERE state = 'sent'`)).toBeLessThanOrEqual(2);
});
