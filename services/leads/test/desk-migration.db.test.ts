import { makeEarlierDatabase } from '../../../infra/test/api/earlier-database';
import { runMigrations } from '../../platform/src/database/run-migrations';
import { migrations } from '../src/database/migrations';

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
