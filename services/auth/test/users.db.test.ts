import { DataSource } from 'typeorm';
import { addPerson, staffPassword } from '../../../infra/test/api/staff';
import { makeTestDatabase, type TestDatabase } from '../../../infra/test/api/test-database';
import { useService } from '../../../infra/test/api/use-service';
import { ensureFirstAdmin, setUser } from '../src/accounts';
import { hashPassword } from '../src/passwords/hash-password';
import { UserEntity } from '../src/user.entity';
import { acceptLink, authClient, freshEmail, makeLink, newPassword } from './auth-client';

const auth = useService('auth');
const { browserOf, isIn, logIn, update } = authClient(auth);
const name = 'Meera Jha';
const role = 'manager';

const set = async (email: string) => {
  const passwordHash = await hashPassword(newPassword);
  await setUser(auth.app.get(DataSource), { name, email, role, passwordHash });
};

it('setUser makes a user who can sign in', async () => {
  const email = freshEmail();
  await set(email);
  const { body } = await logIn(email, { password: newPassword }).expect(200);
  expect(body.user).toMatchObject({ name, email, role, mustChangePassword: false });
});

it('setUser lets a user in who is there already, and nobody by what worked before', async () => {
  const person = await addPerson(auth.database, 'sales_executive');
  const { id, email } = person;
  const old = await browserOf(person);
  const admin = await auth.signIn('admin');
  const { token } = await makeLink(admin, id);
  await update(id, `status = 'disabled', must_change_password = true`);
  await set(email.toUpperCase());
  const { body } = await logIn(email, { password: newPassword }).expect(200);
  expect(body.user).toEqual({ id, name, email, role, mustChangePassword: false });
  await acceptLink(auth.request, token).expect(404);
  await logIn(email, { password: staffPassword }).expect(401);
  expect([await isIn(old), await isIn(admin.request)]).toEqual([false, true]);
});

describe('ensureFirstAdmin', () => {
  let made: TestDatabase;
  let database: DataSource;
  const email = 'first@agency.example';

  beforeEach(async () => {
    made = await makeTestDatabase();
    database = new DataSource({ type: 'postgres', url: made.serviceUrl('auth'), entities: [UserEntity] });
    await database.initialize();
  });

  afterEach(async () => {
    await database.destroy();
    await made.drop();
  });

  const ensure = (address: string) => {
    const admin = { name: 'Admin', email: address, passwordHash: 'a hash', mustChangePassword: true };
    return ensureFirstAdmin(database, admin);
  };
  const changePassword = () => made.query('UPDATE auth.app_user SET must_change_password = false');

  it('makes one once, whatever address the settings have later, and names it', async () => {
    expect(await ensure(email)).toEqual({ created: true, mustChange: true, email });
    for (const address of [email, 'other@agency.example'])
      expect(await ensure(address)).toEqual({ created: false, mustChange: true, email });
    await changePassword();
    for (const address of [email, 'other@agency.example'])
      expect(await ensure(address)).toEqual({ created: false, mustChange: false, email });
    expect(await made.query('SELECT email FROM auth.app_user')).toEqual([{ email }]);
  });

  it('names of two that of the settings, unless the first still has the one-time password', async () => {
    await ensure(email);
    await made.query(
      `INSERT INTO auth.app_user (id, name, email, role, password_hash)
       VALUES (gen_random_uuid(), 'Ravi', 'ravi@agency.example', 'admin', 'a hash')`,
    );
    expect((await ensure('RAVI@agency.example')).email).toBe(email);
    await changePassword();
    expect((await ensure('RAVI@agency.example')).email).toBe('ravi@agency.example');
  });
});
