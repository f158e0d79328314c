import type { Client } from 'pg';
import { passwords } from '../test/api/test-database';
import { startDatabase, type TestDatabase } from '../test/database';
import { bootstrapDatabase } from './bootstrap';
import { protectHistory, releaseHistory } from './history-rights';
import { type ServiceName, serviceDatabaseUrl } from './service-role';
import { acquireMigrationLock, inSession } from './session';

let database: TestDatabase;

const bootstrap = (url = database.url, given = passwords) =>
  inSession(url, (client) => bootstrapDatabase(client, url, given));

const as = (service: ServiceName, sql: string, password = passwords[service]) =>
  inSession(serviceDatabaseUrl(database.url, service, password), (client) => client.query(sql));

beforeAll(async () => {
  database = await startDatabase();
  await bootstrap();
}, 60_000);

afterAll(() => database.stop());

it.each([
  ['SELECT * FROM leads.lead'],
  ['CREATE TABLE leads.other (id int)'],
  ['CREATE TABLE public.other (id int)'],
  ['SET ROLE golghar_leads'],
  ['CREATE ROLE other'],
])('bootstrapDatabase refuses another service: %s', async (sql) => {
  await as('leads', 'CREATE TABLE IF NOT EXISTS lead (id int)');
  await expect(as('metrics', sql)).rejects.toThrow(/permission denied/);
});

it('bootstrapDatabase gives every session the settings that the product counts on', async () => {
  const { rows } = await as(
    'leads',
    `SELECT name, setting FROM pg_settings WHERE name IN ('search_path', 'synchronous_commit',
        'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`,
  );
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    search_path: 'leads, public',
    synchronous_commit: 'on',
    statement_timeout: '15000',
    lock_timeout: '5000',
    idle_in_transaction_session_timeout: '15000',
  });
});

it('bootstrapDatabase has trigrams that find a part of a Hindi word, whatever its case rules', async () => {
  await as('leads', 'CREATE TABLE word (text text)');
  await as('leads', 'CREATE INDEX ON word USING gin (text gin_trgm_ops)');
  const { rows } = await as('leads', "SELECT show_trgm('गोलघर') AS parts, lower('ÉTAGE') AS small");
  expect(rows[0].parts.length).toBeGreaterThan(3);
  expect(rows[0].small).toBe('étage');
});

it('bootstrapDatabase may run again, keeps what is there and takes the new passwords', async () => {
  await as('auth', 'CREATE TABLE account (id int)');
  const changed = { ...passwords, auth: 'another-password' };
  await bootstrap(database.url, changed);
  await expect(as('auth', 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  const { rowCount } = await as('auth', 'SELECT * FROM account', changed.auth);
  expect(rowCount).toBe(0);
});

it('bootstrapDatabase works for an owner who is no superuser, in a second database', async () => {
  await inSession(database.url, async (client) => {
    await client.query("CREATE ROLE tenant LOGIN CREATEROLE PASSWORD 'tenant-password'");
    await client.query('CREATE DATABASE "second-site" OWNER tenant');
  });
  const second = new URL(database.url);
  second.pathname = '/second-site';
  second.username = 'tenant';
  second.password = 'tenant-password';
  await bootstrap(second.href);
  await bootstrap(second.href);
  const url = serviceDatabaseUrl(second.href, 'leads', passwords.leads);
  await inSession(url, (client) => client.query('CREATE TABLE lead (id int)'));

  // Its audit log goes back to the service for the migrations of each upgrade.
  const asLeads = (sql: string) => inSession(url, (client) => client.query(sql));
  await asLeads(`
      CREATE TABLE audit_entry (id int, actor_id int, actor_name text, action text, subject_id int,
        subject_name text, detail text, address text);
      CREATE FUNCTION apply_audit_retention(batch int) RETURNS int LANGUAGE sql SECURITY DEFINER
        AS 'DELETE FROM leads.audit_entry; SELECT 1'`);
  for (let upgrade = 0; upgrade < 2; upgrade += 1) {
    await inSession(second.href, (client) => releaseHistory(client, second.href));
    await asLeads('ALTER TABLE audit_entry ADD COLUMN more int; ALTER TABLE audit_entry DROP COLUMN more');
    await inSession(second.href, (client) => protectHistory(client, second.href));
    await asLeads('INSERT INTO audit_entry (id) VALUES (1)');
    await expect(asLeads('DELETE FROM audit_entry')).rejects.toThrow(/permission denied/);
    await expect(asLeads('DROP TABLE audit_entry')).rejects.toThrow(/must be owner/);
    await asLeads('SELECT apply_audit_retention(1)');
    expect((await asLeads('SELECT FROM audit_entry')).rowCount).toBe(0);
  }
});

it('lets the copy of the migration that is at work build indexes while others wait for their turn', async () => {
  const order: string[] = [];
  const turn = (name: string, work: (client: Client) => Promise<unknown>) =>
    inSession(database.url, async (client) => {
      await acquireMigrationLock(client);
      await work(client);
      order.push(name);
    });
  let others: Promise<void>[] = [];
  await turn('first', async (client) => {
    await client.query('CREATE TABLE indexed (id int)');
    others = ['second', 'second'].map((name) => turn(name, () => Promise.resolve()));
    const wait = "SELECT FROM pg_stat_activity WHERE query ~ 'advisory_lock' AND pid <> pg_backend_pid()";
    while ((await client.query(wait)).rowCount !== 2);
    await client.query("SET lock_timeout = '2s'");
    await client.query('CREATE INDEX CONCURRENTLY ON indexed (id)');
  });
  await Promise.all(others);
  expect(order).toEqual(['first', 'second', 'second']);
});
