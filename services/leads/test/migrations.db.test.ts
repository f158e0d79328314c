import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeEarlierDatabase } from '../../../infra/test/api/earlier-database';
import { useDatabase } from '../../../infra/test/api/test-database';
import { runMigrations } from '../../platform/src/database/run-migrations';
import { migrations } from '../src/database/migrations';
import { insertLead } from './insert-lead';

const id = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** The migrations that the newest one takes the place of. */
const replaced = ['DeskSettings1767900000000', 'Attachments1768000000000', 'FirstDay1768100000000'];

let database: Awaited<ReturnType<typeof makeEarlierDatabase>>;

const migrate = (wanted: typeof migrations = migrations) =>
  runMigrations(database.serviceUrl('leads'), 'leads', wanted);

const kept = () =>
  database.query(`SELECT turns, import_meanings, outcome_reasons,
      (SELECT array_agg(name || (state ->> 'told')) FROM leads.job_run) AS runs FROM leads.lead_settings`);

beforeAll(async () => {
  database = await makeEarlierDatabase('leads', '');
  await migrate(migrations.slice(0, 2));
  await database.query(`
    INSERT INTO leads.migration (timestamp, name)
      SELECT right(name, 13)::bigint, name FROM unnest('{${replaced}}'::text[]) AS name;
    ALTER TABLE leads.lead_settings ADD takes_by_working boolean NOT NULL DEFAULT false, ADD outcome_reasons jsonb DEFAULT '{}';
    ALTER TABLE leads.preference ADD signature text, ADD hides_first_day boolean;
    ALTER TABLE leads.reply ADD attachments jsonb NOT NULL DEFAULT '[]', ADD contents bytea;
    CREATE INDEX reply_with_contents ON leads.reply (created_at) WHERE contents IS NOT NULL;
    CREATE INDEX lead_activity_won ON leads.lead_activity (at, lead_id)
      WHERE kind = 'status' AND after = '"delivered"' AND undoes IS NULL;

    INSERT INTO leads.assignment_turn VALUES ('${id(1)}', 7), ('${id(2)}', 5);
    INSERT INTO leads.import_meaning VALUES ('service', 'sky', 'seo', now()),
      ('service', 'ads', 'paid_ads', now() - interval '1 day'), ('status', 'zzz', 'lost', now());
    INSERT INTO leads.job_run (name, watchdog) VALUES ('watchdog', '{"report": {}, "told": ["mail"]}');`);
}, 60_000);

afterAll(() => database?.drop());

it('brings a database of the three migrations before up to date, with what it holds, as often as it is run', async () => {
  const last = migrations.at(-1)?.name;
  const present = [
    {
      turns: [id(2), id(1)],
      import_meanings: {
        service: [
          ['ads', 'paid_ads'],
          ['sky', 'seo'],
        ],
        status: [['zzz', 'lost']],
      },
      outcome_reasons: {},
      runs: ['watchdog["mail"]'],
    },
  ];
  expect(await migrate()).toEqual([last]);
  expect(await kept()).toEqual(present);
  const names = () => database.query('SELECT name FROM leads.migration ORDER BY id');
  expect(await names()).toEqual(migrations.map(({ name }) => ({ name })));

  await database.query(`DELETE FROM leads.migration WHERE name = '${last}'`);
  expect(await migrate()).toEqual([last]);
  expect(await kept()).toEqual(present);
});

it('is not run on a database of a newer version', async () => {
  await database.query(
    `INSERT INTO leads.migration (timestamp, name) VALUES (9000000000000, 'Hat9000000000000')`,
  );
  await expect(migrate()).rejects.toThrow(/newer version, which has made Hat9000000000000/);
});

/** Wants the table of leads for itself, for a moment. */
class AddHat9000000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead ADD COLUMN hat text');
  }

  async down(): Promise<void> {}
}

const tests = useDatabase();

const enquire = async () => {
  const start = Date.now();
  await insertLead(tests.database, { reference: randomUUID() });
  return Date.now() - start;
};

it('lets enquiries by while a backup holds the table that is to be changed, and changes it then', async () => {
  const backup = new Client({ connectionString: tests.database.ownerUrl });
  await backup.connect();
  await backup.query('BEGIN');
  await backup.query('SELECT FROM leads.lead');
  let isChanged = false;
  const changing = runMigrations(tests.database.serviceUrl('leads'), 'leads', [
    ...migrations,
    AddHat9000000000000,
  ] as Parameters<typeof runMigrations>[2]).finally(() => {
    isChanged = true;
  });
  const waited: number[] = [];
  for (const end = Date.now() + 4000; Date.now() < end; await sleep(50)) waited.push(await enquire());
  expect(isChanged).toBe(false);
  // It did stand in the way, and not for long.
  expect(Math.max(...waited)).toBeGreaterThan(200);
  expect(Math.max(...waited)).toBeLessThan(2000);
  await backup.query('COMMIT');
  await backup.end();
  expect(await changing).toEqual(['AddHat9000000000000']);
}, 30_000);
