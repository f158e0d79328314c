import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { addPerson, staffPassword } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';
import { hashPassword } from '../src/passwords/hash-password';
import { setUser } from '../src/users/users';
import { acceptLink, makeLink } from './invited-people';

const auth = useService('auth');

const password = 'khaja from Silao 1961';

const set = async (email: string) =>
  setUser(auth.app.get(DataSource), {
    name: 'Meera Jha',
    email,
    role: 'manager',
    passwordHash: await hashPassword(password),
  });

const logIn = (email: string, tried = password) =>
  auth.request.post('/api/auth/login').send({ email, password: tried });

it('makes a user who can sign in', async () => {
  const email = `meera-${randomUUID()}@golghar.example`;
  await set(email);
  const { body } = await logIn(email).expect(200);
  expect(body.user).toMatchObject({ name: 'Meera Jha', email, role: 'manager', mustChangePassword: false });
});

it('lets a user in who is there already, and nobody by what worked before', async () => {
  const { id, email } = await addPerson(auth.database, 'sales_executive');
  const old = auth.request;
  await old.post('/api/auth/login').send({ email, password: staffPassword }).expect(200);
  const admin = await auth.signIn('admin');
  const { token } = await makeLink(admin.request, id);
  await auth.database.query(
    `UPDATE auth.app_user SET status = 'disabled', must_change_password = true WHERE id = $1`,
    [id],
  );
  await set(email.toUpperCase());
  const { body } = await logIn(email).expect(200);
  expect(body.user).toEqual({ id, name: 'Meera Jha', email, role: 'manager', mustChangePassword: false });
  await old.get('/api/auth/check').expect(401);
  await acceptLink(auth.request, token).expect(404);
  await logIn(email, staffPassword).expect(401);
  await admin.request.get('/api/auth/check').expect(200);
});
