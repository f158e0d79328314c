import { randomUUID } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import { asAdministrator, asOwner, dropDatabase } from '../../backup/scratch-database';
import { bootstrapDatabase } from '../../database/bootstrap';
import { databaseName, withDatabase } from '../../database/service-role';
import { checkPostgres } from './check-postgres';

const passwords = { auth: 'auth-password', leads: 'leads-password', metrics: 'metrics-password' };
const url = withDatabase(process.env.API_TEST_SERVER ?? '', `doctor_${randomUUID().slice(0, 8)}`);

beforeAll(async () => {
  await asAdministrator(url, (client) =>
    client.query(`CREATE DATABASE ${escapeIdentifier(databaseName(url))}`),
  );
  await asOwner(url, (client) => bootstrapDatabase(client, url, passwords));
}, 60_000);
afterAll(() => dropDatabase(url, databaseName(url)));

it('finds a server in order, and a service whose password is not that of the settings', async () => {
  const well = await checkPostgres(url, passwords);
  expect(well.map(({ state, text }) => `${state}: ${text}`)).toEqual([
    expect.stringMatching(/^good: Postgres \d+/),
    expect.stringMatching(/^(good|to watch): \d+ of \d+ connections/),
    'good: this clock and that of Postgres agree',
    expect.stringMatching(/^good: \w+_auth can sign in/),
    expect.stringMatching(/^good: \w+_leads can sign in/),
    expect.stringMatching(/^good: \w+_metrics can sign in/),
  ]);
  const found = await checkPostgres(url, { ...passwords, leads: 'another' });
  expect(found.filter(({ state }) => state === 'to mend')).toEqual([
    { state: 'to mend', text: expect.stringMatching(/_leads cannot sign in to Postgres: .*password/) },
  ]);
});
