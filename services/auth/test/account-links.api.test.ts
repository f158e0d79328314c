import { useService } from '../../../infra/test/api/use-service';
import {
  acceptLink,
  authClient,
  checkLink,
  chosenPassword,
  findListed,
  invite,
  makeLink,
  makeMember,
  newPassword,
} from './auth-client';

const auth = useService('auth');
const { changePassword, isIn, logIn } = authClient(auth);
const admin = auth.member('admin', 'Asha Admin');

/** The newest e-mail to an address, once it is recorded as sent. */
async function mailTo(email: string) {
  const isSent = async () => (await findListed(admin, email))?.link?.mail === 'sent';
  await vi.waitUntil(isSent, { timeout: 10_000 });
  const mail = auth.mails.filter(({ to }) => JSON.stringify(to).includes(email)).at(-1);
  return { subject: String(mail?.subject), text: String(mail?.text), html: String(mail?.html) };
}

it('an invitation reaches the person, who chooses a password and is signed in with the role', async () => {
  const { id, email, user, link, token } = await invite(admin, 'manager');
  expect(user).toMatchObject({
    status: 'invited',
    role: 'manager',
    lastSignInAt: null,
    link: { purpose: 'invitation' },
  });
  const hoursLeft = (Date.parse(link.expiresAt) - Date.now()) / 3_600_000;
  expect(hoursLeft).toBeGreaterThan(7 * 24 - 0.1);
  expect(hoursLeft).toBeLessThanOrEqual(7 * 24 + 0.001);

  const { subject, text, html } = await mailTo(email);
  expect(subject).toContain('invites you');
  for (const words of ['Meera Jha', 'Asha Admin', 'Manager', link.url, 'Indian time'])
    expect(text).toContain(words);
  expect(html).toContain(link.url);

  const browser = auth.request;
  expect((await checkLink(browser, token).expect(200)).body).toEqual({
    name: 'Meera Jha',
    email,
    purpose: 'invitation',
    expiresAt: link.expiresAt,
  });
  const { body } = await acceptLink(browser, token).expect(200);
  expect(body.user).toEqual({ id, name: 'Meera Jha', email, role: 'manager', mustChangePassword: false });
  expect(await isIn(browser)).toBe(true);
  const after = await findListed(admin, email);
  expect(after).toMatchObject({ status: 'active', link: null });
  expect(Date.parse(after?.lastSignInAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  await logIn(email, { password: chosenPassword }).expect(200);
});

it('an invitation lets nobody in until then, nor be told of enquiries', async () => {
  const { email, token } = await invite(admin, 'manager');
  const recipients = () => auth.sql`SELECT FROM auth.alert_recipients WHERE email = ${email}`;
  await logIn(email, { password: chosenPassword }).expect(401);
  expect(await recipients()).toHaveLength(0);
  await acceptLink(auth.request, token).expect(200);
  expect(await recipients()).toHaveLength(1);
});

it('a link works once, also when it is used in three places at the same moment', async () => {
  const { token } = await invite(admin);
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => acceptLink(auth.request, token).then(({ status }) => status)),
  );
  expect(answers.sort()).toEqual([200, 404, 404]);
  await checkLink(auth.request, token).expect(404);
  const { body } = await acceptLink(auth.request, token).expect(404);
  expect(body).toEqual({
    code: 'not_found',
    message: 'This link has expired or was used already.',
  });
});

it('a link that has expired does not work', async () => {
  const { id, email, token } = await invite(admin);
  await auth.sql`UPDATE auth.app_user SET link = link || '{"expiresAt": "2026-01-01T00:00:00.000Z"}'
      WHERE id = ${id}`;
  await checkLink(auth.request, token).expect(404);
  await acceptLink(auth.request, token).expect(404);
  expect(await findListed(admin, email)).toMatchObject({ status: 'invited' });
});

it('a link that is not ours does not work, and none is stored in clear', async () => {
  const { id, token } = await invite(admin);
  const tampered = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  await checkLink(auth.request, tampered).expect(404);
  await acceptLink(auth.request, tampered).expect(404);
  for (const broken of ['', token.slice(1), `${token}A`, 7])
    await checkLink(auth.request, broken).expect(400);
  const rows = await auth.sql<{ row: string }>`SELECT u::text || (SELECT string_agg(e::text, '')
      FROM auth.delivery e
         WHERE subject_id = (link ->> 'id')::uuid) AS row FROM auth.app_user u WHERE id = ${id} AND link IS NOT NULL`;
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(token);
  for (const encoding of ['utf8', 'base64url'] as const)
    expect(rows[0]?.row).not.toContain(Buffer.from(token, encoding).toString('hex'));
  await checkLink(auth.request, token).expect(200);
});

it('a link revokes the older ones of the same person', async () => {
  const { id, token } = await invite(admin);
  const second = await makeLink(admin, id);
  expect(second.link.purpose).toBe('invitation');
  await acceptLink(auth.request, token).expect(404);
  await acceptLink(auth.request, second.token).expect(200);
});

it('a link to another password changes nothing until it is used, then ends every session', async () => {
  const { id, email, browser } = await makeMember(auth, admin);
  const { link, token } = await makeLink(admin, id);
  expect(link.purpose).toBe('reset');
  const { subject, text } = await mailTo(email);
  expect(subject).toContain('A new password');
  expect(text).toContain(link.url);
  expect(await isIn(browser)).toBe(true);

  const other = auth.request;
  for (const weak of ['too short', 'password123456', email]) {
    const { body } = await acceptLink(other, token, weak).expect(400);
    expect(body.fields).toHaveProperty('newPassword');
  }
  await acceptLink(other, token, newPassword).expect(200);
  expect([await isIn(other), await isIn(browser)]).toEqual([true, false]);
  await logIn(email, { password: chosenPassword }).expect(401);
});

it('a link is revoked by a change of the password', async () => {
  const { id, browser } = await makeMember(auth, admin);
  const { token } = await makeLink(admin, id);
  await changePassword(browser, newPassword, chosenPassword).expect(204);
  await checkLink(auth.request, token).expect(404);
});

it('a link lets its owner in whatever was guessed before', async () => {
  const { id, email } = await makeMember(auth, admin);
  for (let count = 0; count < 11; count += 1) await logIn(email, { password: 'a wrong guess' });
  await logIn(email, { password: chosenPassword }).expect(429);
  const { token } = await makeLink(admin, id);
  await acceptLink(auth.request, token, newPassword).expect(200);
  await logIn(email, { password: newPassword }).expect(200);
});
