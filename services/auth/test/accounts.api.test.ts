import { randomUUID } from 'node:crypto';
import type { User } from '@golghar/contracts';
import { addPerson, staffPassword } from '../../../infra/test/api/staff';
import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import {
  acceptLink,
  authClient,
  chosenPassword,
  findListed,
  freshEmail,
  invite,
  makeLink,
  makeMember,
  newPassword,
  users,
} from './auth-client';

const auth = useService('auth');
const { auditOf, browserOf, changePassword, isIn, logIn, update } = authClient(auth);
const admin = auth.member('admin');

const change = async (by: SignedIn, { id }: { id: string }, data: object) => {
  const { status, body } = await by.request.patch(`${users}/${id}`).send(data);
  return { status, code: body.code, message: body.message };
};

it('the only admin can be neither demoted nor disabled, an invited admin is none yet', async () => {
  await invite(admin, 'admin');
  for (const data of [{ role: 'manager' }, { status: 'disabled' }, { role: 'admin', status: 'disabled' }]) {
    const refused = await change(admin, admin, data);
    expect([refused.status, refused.code]).toEqual([409, 'last_admin']);
    expect(refused.message).toContain('last active administrator');
  }
  await admin.request.get(users).expect(200);
  await admin.request.delete(`${users}/${admin.id}`).expect(409);
  // What takes nothing away is allowed.
  expect((await change(admin, admin, { role: 'admin', status: 'active' })).status).toBe(200);
  await logIn(admin.email).expect(200);
});

it('of two admins who remove each other at the same moment one stays', async () => {
  const second = await auth.signIn('admin');
  for (let round = 0; round < 10; round += 1) {
    const data = round % 2 ? { role: 'manager' } : { status: 'disabled' };
    const answers = await Promise.all([change(admin, second, data), change(second, admin, data)]);
    const statuses = answers.map(({ status }) => status);
    const left = await auth.sql`SELECT FROM auth.app_user
      WHERE role = 'admin' AND status = 'active' AND password_hash IS NOT NULL`;
    expect([round, statuses, left.length]).toEqual([round, statuses, 1]);
    expect(statuses).toContain(200);
    // The other was in time for the lock, or too late to be an admin at all.
    expect([401, 403, 409]).toContain(Math.max(...statuses));
    const both = [[admin.id, second.id]];
    await auth.database.query(
      `UPDATE auth.app_user SET role = 'admin', status = 'active' WHERE id = ANY($1)`,
      both,
    );
    await auth.database.query('UPDATE auth.session SET ended_at = NULL WHERE user_id = ANY($1)', both);
  }
});

it('inviting takes an address once, however it is written', async () => {
  const { email } = await invite(admin);
  for (const again of [email, email.toUpperCase(), admin.email]) {
    const { body } = await admin.request
      .post(users)
      .send({ name: 'Other', email: again, role: 'manager' })
      .expect(409);
    expect(body).toMatchObject({
      code: 'conflict',
      fields: { email: expect.stringContaining('already') },
    });
  }
});

it.each([
  ['a name of one letter', { name: 'M' }, 'name'],
  ['a name of two lines', { name: 'Meera\r\nBcc: x@y.example' }, 'name'],
  ['no address', { email: 'meera' }, 'email'],
  ['a role that does not exist', { role: 'owner' }, 'role'],
  ['more than is asked for', { status: 'active' }, 'status'],
])('inviting refuses %s', async (_, change, field) => {
  const invitation = { name: 'Meera', email: freshEmail(), role: 'manager', ...change };
  const { body } = await admin.request.post(users).send(invitation).expect(400);
  expect(body.fields).toHaveProperty(field);
});

it('inviting puts them into a list by name', async () => {
  await addPerson(auth.database, 'manager', 'bina');
  await addPerson(auth.database, 'manager', 'Asha');
  const { body } = await admin.request.get(users).expect(200);
  const names = (body.users as User[]).map(({ name }) => name);
  expect(names.filter((name) => ['Asha', 'bina'].includes(name))).toEqual(['Asha', 'bina']);
});

it('inviting can be taken back until it is accepted', async () => {
  const open = await invite(admin);
  await admin.request.delete(`${users}/${open.id}`).expect(204);
  await acceptLink(auth.request, open.token).expect(404);
  expect(await findListed(admin, open.email)).toBeUndefined();
  const taken = await makeMember(auth, admin);
  expect((await admin.request.delete(`${users}/${taken.id}`).expect(409)).body.code).toBe('conflict');
  expect(await findListed(admin, taken.email)).toMatchObject({ id: taken.id, status: 'active' });
});

it('changing somebody changes the role at their next request', async () => {
  const { id, browser } = await makeMember(auth, admin, 'manager');
  const { body } = await admin.request.patch(`${users}/${id}`).send({ role: 'sales_executive' }).expect(200);
  expect(body.user).toMatchObject({ role: 'sales_executive', status: 'active' });
  expect((await browser.get('/api/auth/check').expect(200)).body.user.role).toBe('sales_executive');
  await admin.request.patch(`${users}/${id}`).send({ role: 'admin' }).expect(200);
  await browser.get(users).expect(200);
});

it('changing somebody changes the name, for them and for everybody', async () => {
  const { id, email, browser } = await makeMember(auth, admin, 'manager');
  const { body } = await admin.request.patch(`${users}/${id}`).send({ name: ' Ravi Kumar ' }).expect(200);
  expect(body.user).toMatchObject({ name: 'Ravi Kumar', role: 'manager', status: 'active' });
  expect((await browser.get('/api/auth/check').expect(200)).body.user.name).toBe('Ravi Kumar');
  expect(await findListed(admin, email)).toMatchObject({ name: 'Ravi Kumar' });
  const [entry] = await auth.sql`SELECT subject_name, detail FROM auth.audit_entry
      WHERE action = 'user_renamed' AND subject_id = ${id}`;
  expect(entry).toMatchObject({
    subject_name: 'Ravi Kumar',
    detail: expect.stringMatching(/ → Ravi Kumar$/),
  });
});

it('changing somebody disables: out at the next request, and no link works any more', async () => {
  const { id, email, browser } = await makeMember(auth, admin, 'admin');
  const { token } = await makeLink(admin, id);
  const set = (status: string) => admin.request.patch(`${users}/${id}`).send({ status }).expect(200);
  expect((await set('disabled')).body.user).toMatchObject({ status: 'disabled', link: null });
  await browser.get(users).expect(401);
  await acceptLink(auth.request, token).expect(404);
  await logIn(email, { password: chosenPassword }).expect(401);
  expect((await admin.request.post(`${users}/${id}/link`).expect(409)).body.code).toBe('conflict');

  expect((await set('active')).body.user).toMatchObject({ status: 'active' });
  // The old session and the old link stay dead.
  expect(await isIn(browser)).toBe(false);
  await acceptLink(auth.request, token).expect(404);
  await logIn(email, { password: chosenPassword }).expect(200);
});

it.each([{}, { status: 'invited' }, { role: 'owner' }, { name: 'O' }, { name: 'Two\nlines' }])(
  'changing somebody refuses %j as no change',
  async (change) => {
    const { id } = await invite(admin);
    await admin.request.patch(`${users}/${id}`).send(change).expect(400);
  },
);

it('changing somebody answers what is not there as not found', async () => {
  for (const id of [randomUUID(), 'nobody']) {
    await admin.request.patch(`${users}/${id}`).send({ status: 'disabled' }).expect(404);
    await admin.request.post(`${users}/${id}/link`).expect(404);
    await admin.request.delete(`${users}/${id}`).expect(404);
  }
});

it('changing somebody shows a role that nobody knows as the least', async () => {
  const { id, email } = await invite(admin);
  await update(id, `role = 'intern'`);
  expect(await findListed(admin, email)).toMatchObject({ role: 'sales_executive' });
});

const profile = '/api/auth/profile';

it('a change of one’s own name is made, whoever one is', async () => {
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
])('a change of one’s own name is refused as %j', async (change, message) => {
  const { request } = await auth.signIn('manager');
  const { body } = await request.patch(profile).send(change).expect(400);
  expect(body.fields).toEqual({ name: message });
});

it('a change of one’s own name changes nothing else', async () => {
  const { request } = await auth.signIn('manager');
  await request.patch(profile).send({ name: 'Asha Sinha', role: 'admin' }).expect(400);
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
