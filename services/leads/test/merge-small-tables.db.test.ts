import { Client } from 'pg';
import { makeTestDatabase, type TestDatabase } from '../../../infra/test/api/test-database';
import { runMigrations } from '../../platform/src/database/run-migrations';
import { migrations } from '../src/database/migrations';

let database: TestDatabase;

beforeAll(async () => {
  database = await makeTestDatabase();
}, 60_000);

afterAll(() => database?.drop());

const author = '01900000-0000-7000-8000-000000000001';
const [whole, broken, empty] = [2, 3, 4].map((n) => `01900000-0000-7000-8000-00000000000${n}`);

it('carries the calendar, files on their way in and the report of the watchdog over', async () => {
  // As the service, which owns what it makes.
  const client = new Client(database.serviceUrl('leads'));
  await client.connect();
  await client.query(`
    SET search_path TO leads, public;
    DELETE FROM migration WHERE name LIKE 'MergeSmallTables%';
    DELETE FROM lead_settings;
    ALTER TABLE lead_settings DROP COLUMN calendar, ALTER COLUMN visibility DROP DEFAULT;
    CREATE TABLE business_calendar (only_row boolean PRIMARY KEY DEFAULT true, calendar jsonb NOT NULL);
    INSERT INTO business_calendar (calendar) VALUES ('{"week": []}');
    ALTER TABLE lead_import DROP COLUMN parts;
    CREATE TABLE lead_import_part (import_id uuid, place int, content text NOT NULL, PRIMARY KEY (import_id, place));
    INSERT INTO lead_import (id, author_id, file_name) SELECT id::uuid, '${author}', 'leads.csv'
      FROM unnest('{${whole},${broken},${empty}}'::text[]) AS id;
    INSERT INTO lead_import_part VALUES ('${whole}', 1, 'b'), ('${whole}', 0, 'a'), ('${broken}', 1, 'b');
    ALTER TABLE job_run DROP COLUMN watchdog;
    CREATE TABLE watchdog_report (id int PRIMARY KEY, report jsonb NOT NULL, told jsonb NOT NULL);
    INSERT INTO watchdog_report VALUES (1, '{"at": "now"}', '{"redis": ["mail"]}')`);
  await client.end();
  expect(await runMigrations(database.serviceUrl('leads'), 'leads', migrations)).toHaveLength(1);
  expect(await database.query('SELECT visibility, calendar FROM leads.lead_settings')).toEqual([
    { visibility: 'all', calendar: { week: [] } },
  ]);
  expect(await database.query('SELECT parts FROM leads.lead_import ORDER BY id')).toEqual([
    { parts: { 0: 'a', 1: 'b' } },
    { parts: { 1: 'b' } },
    { parts: {} },
  ]);
  expect(await database.query('SELECT name, watchdog FROM leads.job_run')).toEqual([
    { name: 'watchdog', watchdog: { report: { at: 'now' }, told: { redis: ['mail'] } } },
  ]);
});
