import { addPerson, staffPassword } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';
import { authClient, newPassword, users } from './auth-client';

const auth = useService('auth');
const { auditOf, browserOf, changePassword, isIn, logIn, update } = authClient(auth);
const profile = '/api/auth/profile';

describe('a change of one’s own name', () => {
  it('is made, whoever one is', async () => {
    for (const role of ['sales_executive', 'manager', 'admin'] as const) {
      const { id, email, request } = await auth.signIn(role, 'Asha Kumari');
      const { body } = await request.patch(profile).send({ name: ' Asha Sinha ' }).expect(200);
      expect(body.user).toEqual({ id, name: 'Asha Sinha', email, role, mustChangePassword: false });
      expect((await request.get('/api/auth/check').expect(200)).body.user.name).toBe('Asha Sinha');
      // The same again is no change.
      await request.patch(profile).send({ name: 'Asha Sinha' }).expect(200);
      const detail = 'Asha Kumari → Asha Sinha';
      expect(await auditOf(id)).toEqual([{ action: 'name_changed', detail, address: null }]);
    }
  });

  it.each([
    [{ name: 'A' }, 'Name must be at least 2 characters'],
    [{ name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
    [{ name: 'Asha\r\nBcc: x@y.example' }, 'Name must be one line without control characters'],
    [{}, 'Name must be at least 2 characters'],
  ])('is refused as %j', async (change, message) => {
    const { request } = await auth.signIn('manager');
    const { body } = await request.patch(profile).send(change).expect(400);
    expect(body.fields).toEqual({ name: message });
  });

  it('changes nothing else', async () => {
    const { request } = await auth.signIn('manager');
    await request.patch(profile).send({ name: 'Asha Sinha', role: 'admin' }).expect(400);
  });
});

it('a one-time password is good for choosing another one and for nothing else', async () => {
  const person = await addPerson(auth.database, 'admin');
  await update(person.id, 'must_change_password = true');
  const [browser, other] = [await browserOf(person), await browserOf(person)];
  expect((await browser.get('/api/auth/check').expect(200)).body.user.mustChangePassword).toBe(true);
  for (const path of [users, '/api/auth/sessions'])
    expect((await browser.get(path).expect(403)).body.code).toBe('password_change_required');

  await changePassword(browser).expect(204);
  await browser.get(users).expect(200);
  // The other device is signed out, and the old password is gone.
  expect(await isIn(other)).toBe(false);
  await logIn(person.email).expect(401);
  await browserOf(person, newPassword);
});

it.each([
  ['that is too short', 'too short', staffPassword, { newPassword: /at least 12 characters/ }],
  ['that is easy to guess', 'Golghar@2026', staffPassword, { newPassword: /unrelated words/ }],
  ['that is the current one', staffPassword, staffPassword, { newPassword: /differs from the current/ }],
  ['without the current one', 'a fine long password', 'not it', { currentPassword: /not your current/ }],
])('a password %s is refused', async (_, to, current, fields) => {
  const { request } = await auth.signIn('manager');
  const { body } = await changePassword(request, to, current).expect(400);
  const said = Object.entries(fields).map(([field, text]) => [field, expect.stringMatching(text)]);
  expect(body.fields).toEqual(Object.fromEntries(said));
});

it('whoever sits at an open session has ten guesses at its password', async () => {
  const { request } = await auth.signIn('manager');
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await changePassword(request, newPassword, 'a wrong guess')).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
});
