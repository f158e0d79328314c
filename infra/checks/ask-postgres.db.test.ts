import { bootstrapDatabase } from '../database/bootstrap';
import { inSession } from '../database/session';
import { makeTestDatabase, passwords, type TestDatabase } from '../test/api/test-database';
import { askPostgres } from './ask';

let database: TestDatabase;

beforeAll(async () => {
  database = await makeTestDatabase();
  await inSession(database.ownerUrl, (owner) => bootstrapDatabase(owner, database.ownerUrl, passwords));
}, 60_000);
afterAll(() => database.drop());

it('asks a server, what waits there, and whether each service may sign in', async () => {
  const { postgres, server, roles, alerts, canaryFailure } = await askPostgres(database.ownerUrl, {
    ...passwords,
    leads: 'another',
  });
  expect([postgres?.fault, canaryFailure, alerts?.outboxSeconds]).toEqual([null, null, null]);
  expect(server).toMatchObject({ version: expect.stringMatching(/^\d+/), most: 200 });
  expect(server?.clockSkewSeconds).toBeLessThan(5);
  // Otherwise its log would quote the row that an error is about.
  expect(await database.query('SHOW log_error_verbosity')).toEqual([{ log_error_verbosity: 'terse' }]);
  expect(roles?.map(({ what, fault }) => [what.replace(/.*_/, ''), fault])).toEqual([
    ['auth', null],
    ['leads', expect.stringContaining('password')],
    ['metrics', null],
  ]);
});
