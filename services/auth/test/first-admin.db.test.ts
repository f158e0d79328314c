import { DataSource } from 'typeorm';
import { makeTestDatabase, type TestDatabase } from '../../../infra/test/api/test-database';
import { UserEntity } from '../src/users/user.entity';
import { ensureFirstAdmin } from '../src/users/users';

let made: TestDatabase;
let database: DataSource;

beforeEach(async () => {
  made = await makeTestDatabase();
  database = new DataSource({ type: 'postgres', url: made.serviceUrl('auth'), entities: [UserEntity] });
  await database.initialize();
});

afterEach(async () => {
  await database.destroy();
  await made.drop();
});

const ensure = (email: string) =>
  ensureFirstAdmin(database, { name: 'Admin', email, passwordHash: 'a hash', mustChangePassword: true });

const everybody = async () => (await database.getRepository(UserEntity).find()).map(({ email }) => email);

it('the first admin is made once, and named as long as the password is the one-time one', async () => {
  const email = 'first@agency.example';
  expect(await ensure(email)).toEqual({ created: true, mustChange: true, email });
  expect(await ensure(email)).toEqual({ created: false, mustChange: true, email });
  await made.query('UPDATE auth.app_user SET must_change_password = false');
  expect(await ensure(email)).toEqual({ created: false, mustChange: false, email });
});

it('another address in the settings neither makes nor names somebody who is not there', async () => {
  const email = 'first@agency.example';
  await ensure(email);
  expect(await ensure('other@agency.example')).toEqual({ created: false, mustChange: true, email });
  await made.query('UPDATE auth.app_user SET must_change_password = false');
  expect(await ensure('other@agency.example')).toEqual({ created: false, mustChange: false, email });
  expect(await everybody()).toEqual([email]);
});

it('of two admins the one of the settings is named, unless the first still has the one-time password', async () => {
  await ensure('first@agency.example');
  await made.query(
    `INSERT INTO auth.app_user (id, name, email, role, password_hash)
     VALUES (gen_random_uuid(), 'Ravi', 'ravi@agency.example', 'admin', 'a hash')`,
  );
  expect((await ensure('RAVI@agency.example')).email).toBe('first@agency.example');
  await made.query('UPDATE auth.app_user SET must_change_password = false');
  expect((await ensure('RAVI@agency.example')).email).toBe('ravi@agency.example');
});
