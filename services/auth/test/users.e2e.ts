import { randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type APIResponse,
  expect,
  request as programs,
  test,
} from '@playwright/test';
import { signIn } from '../../../infra/test/support/back-office';
import { queryDatabase } from '../../../infra/test/support/database';
import { product } from '../../../infra/test/support/environment';
import { Mailbox } from '../../../infra/test/support/mailbox';
import { freshAddress, postJsonFrom } from '../../../infra/test/support/request-from';

const mails = new Mailbox(product.mailUrl);
const users = '/api/admin/users';
const password = 'litti on a slow fire 1917';

const freshEmail = (name = 'meera') => `${name}-${randomUUID()}@staff.example`;
const tokenIn = (url: string) => new URL(url).hash.slice(1);

/** Somebody else's browser. */
const stranger = () =>
  programs.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { 'x-seed-token': product.seedToken },
  });

/** The body of an answer that has to have that status. */
const json = async <Body = Record<string, unknown>>(response: APIResponse, status: number): Promise<Body> => {
  expect(response.status(), await response.text()).toBe(status);
  return response.json();
};

type Listed = { id: string; status: string; role: string; lastSignInAt: string | null; link: null | Link };
type Link = { purpose: string; expiresAt: string; mail: string };
type NewLink = { url: string; purpose: string; expiresAt: string };

const listed = async (admin: APIRequestContext, email: string): Promise<Listed | undefined> => {
  const { users: all } = (await (await admin.get(users)).json()) as { users: (Listed & { email: string })[] };
  return all.find((user) => user.email === email);
};

const invite = async (admin: APIRequestContext, role = 'sales_executive', email = freshEmail()) => {
  const response = await admin.post(users, { data: { name: 'Meera Jha', email, role } });
  const { user, link } = await json<{ user: Listed; link: NewLink }>(response, 201);
  return { id: user.id, email, user, link, token: tokenIn(link.url) };
};

const accept = (request: APIRequestContext, token: string, newPassword = password) =>
  request.post('/api/auth/links/accept', { data: { token, newPassword } });

const check = (request: APIRequestContext, token: string) =>
  request.post('/api/auth/links/check', { data: { token } });

const makeLink = async (admin: APIRequestContext, id: string) => {
  const { link } = await json<{ link: NewLink }>(await admin.post(`${users}/${id}/link`), 201);
  return { link, token: tokenIn(link.url) };
};

/** A user who has chosen a password and is signed in by it; the caller disposes of the browser. */
const member = async (admin: APIRequestContext, role = 'sales_executive') => {
  const invited = await invite(admin, role);
  const browser = await stranger();
  await json(await accept(browser, invited.token), 200);
  return { ...invited, browser };
};

const reads = async (request: APIRequestContext) =>
  Promise.all(
    ['/api/auth/check', '/api/admin/dashboard'].map(async (path) => (await request.get(path)).status()),
  );

test.beforeEach(({ request }) => signIn(request));

test('an invited person gets a letter, chooses a password and is signed in with the role', async ({
  request,
}) => {
  const { id, email, user, link, token } = await invite(request, 'manager');
  expect(user).toMatchObject({
    status: 'invited',
    role: 'manager',
    lastSignInAt: null,
    link: { purpose: 'invitation' },
  });
  expect(Date.parse(link.expiresAt) - Date.now()).toBeGreaterThan((7 * 24 - 0.1) * 3_600_000);
  expect(Date.parse(link.expiresAt) - Date.now()).toBeLessThanOrEqual(7 * 24 * 3_600_000 + 2000);

  const mail = await mails.waitForRecipient(email);
  expect(mail.subject).toContain('invites you');
  for (const words of ['Meera Jha', 'Admin', 'Manager', link.url, 'Indian time'])
    expect(mail.text).toContain(words);
  expect(mail.html).toContain(link.url);
  await expect.poll(async () => (await listed(request, email))?.link?.mail).toBe('sent');

  const browser = await stranger();
  expect(await json(await check(browser, token), 200)).toEqual({
    name: 'Meera Jha',
    email,
    purpose: 'invitation',
    expiresAt: link.expiresAt,
  });
  const accepted = await json(await accept(browser, token), 200);
  expect(accepted.user).toEqual({ id, name: 'Meera Jha', email, role: 'manager', mustChangePassword: false });
  expect(await reads(browser)).toEqual([200, 200]);
  const after = await listed(request, email);
  expect(after).toMatchObject({ status: 'active', link: null });
  expect(Date.parse(after?.lastSignInAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  await signIn(browser, { email, password });
  await browser.dispose();
});

test('who has not chosen a password can not sign in and is told of no enquiry', async ({ request }) => {
  const { email, token } = await invite(request, 'manager');
  const recipients = () =>
    queryDatabase(product.databaseUrl, 'SELECT FROM auth.alert_recipients WHERE email = $1', [email]);
  const guess = await postJsonFrom(freshAddress(), `${product.url}/api/auth/login`, {
    email,
    password: 'a fine long password',
  });
  expect(guess.status).toBe(401);
  expect(await recipients()).toHaveLength(0);
  const browser = await stranger();
  await json(await accept(browser, token), 200);
  await browser.dispose();
  expect(await recipients()).toHaveLength(1);
});

test('an address is taken once, however it is written', async ({ request }) => {
  const { email } = await invite(request);
  for (const again of [email, email.toUpperCase(), product.admin.email]) {
    const refused = await json(
      await request.post(users, { data: { name: 'Other', email: again, role: 'manager' } }),
      409,
    );
    expect(refused).toMatchObject({
      code: 'conflict',
      fields: { email: expect.stringContaining('already') },
    });
  }
});

for (const [what, change, field] of [
  ['a name of one letter', { name: 'M' }, 'name'],
  ['a name of two lines', { name: 'Meera\r\nBcc: x@y.example' }, 'name'],
  ['no address', { email: 'meera' }, 'email'],
  ['a role that does not exist', { role: 'owner' }, 'role'],
  ['more than is asked for', { status: 'active' }, 'status'],
] as const)
  test(`an invitation with ${what} is refused`, async ({ request }) => {
    const data = { name: 'Meera', email: freshEmail(), role: 'manager', ...change };
    const refused = await json(await request.post(users, { data }), 400);
    expect(refused.fields).toHaveProperty(field);
  });

test('a link works once', async ({ request }) => {
  const { token } = await invite(request);
  const browsers = await Promise.all([stranger(), stranger(), stranger()]);
  const statuses = await Promise.all(
    browsers.map(async (browser) => (await accept(browser, token)).status()),
  );
  expect(statuses.sort()).toEqual([200, 404, 404]);
  const late = await stranger();
  expect((await check(late, token)).status()).toBe(404);
  expect((await json(await accept(late, token), 404)).code).toBe('not_found');
  for (const browser of [...browsers, late]) await browser.dispose();
});

test('an expired link does not work', async ({ request }) => {
  const { id, email, token } = await invite(request);
  await queryDatabase(
    product.databaseUrl,
    `UPDATE auth.account_link SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
    [id],
  );
  const browser = await stranger();
  expect([
    (await check(browser, token)).status(),
    (await accept(browser, token)).status(),
    (await listed(request, email))?.status,
  ]).toEqual([404, 404, 'invited']);
  await browser.dispose();
});

test('a link that is not ours does not work, and is not stored in clear', async ({ request }) => {
  const { id, token } = await invite(request);
  const browser = await stranger();
  const tampered = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  expect((await check(browser, tampered)).status()).toBe(404);
  expect((await accept(browser, tampered)).status()).toBe(404);
  for (const broken of ['', token.slice(1), `${token}A`, 7])
    expect((await check(browser, broken as string)).status()).toBe(400);
  const rows = await queryDatabase<{ row: string }>(
    product.databaseUrl,
    `SELECT account_link::text || (SELECT string_agg(e::text, '') FROM auth.outgoing_email e
       WHERE subject_id = account_link.id) AS row FROM auth.account_link WHERE user_id = $1`,
    [id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(token);
  expect(rows[0]?.row).not.toContain(Buffer.from(token).toString('hex'));
  expect((await check(browser, token)).status()).toBe(200);
  await browser.dispose();
});

test('a new link revokes the older ones', async ({ request }) => {
  const { id, token } = await invite(request);
  const second = await makeLink(request, id);
  expect(second.link.purpose).toBe('invitation');
  const browser = await stranger();
  expect((await accept(browser, token)).status()).toBe(404);
  expect((await accept(browser, second.token)).status()).toBe(200);
  await browser.dispose();
});

test('a reset link sets another password and ends every session', async ({ request }) => {
  const { id, email, browser } = await member(request);
  const { link, token } = await makeLink(request, id);
  expect(link.purpose).toBe('reset');
  const [mail] = await Promise.all([
    mails.waitForSubject('A new password', email),
    expect.poll(async () => (await listed(request, email))?.link?.mail).toBe('sent'),
  ]);
  expect(mail.text).toContain(link.url);
  // Until it is used, nothing has changed.
  expect(await reads(browser)).toEqual([200, 200]);

  const other = await stranger();
  for (const weak of ['too short', 'password123456', email])
    expect((await json(await accept(other, token, weak), 400)).fields).toHaveProperty('newPassword');
  await json(await accept(other, token, 'khaja from Silao 1961'), 200);
  expect(await reads(other)).toEqual([200, 200]);
  expect(await reads(browser)).toEqual([401, 401]);
  const old = await browser.post('/api/auth/login', { data: { email, password } });
  expect(old.status()).toBe(401);
  await browser.dispose();
  await other.dispose();
});

test('a changed password revokes the link that was on its way', async ({ request }) => {
  const { id, browser } = await member(request);
  const { token } = await makeLink(request, id);
  const change = { currentPassword: password, newPassword: 'khaja from Silao 1961' };
  expect((await browser.post('/api/auth/password', { data: change })).status()).toBe(204);
  expect((await check(browser, token)).status()).toBe(404);
  await browser.dispose();
});

test('a changed role counts at the next request, at every service', async ({ request }) => {
  const { id, browser } = await member(request, 'manager');
  const changed = await json(
    await request.patch(`${users}/${id}`, { data: { role: 'sales_executive' } }),
    200,
  );
  expect(changed.user).toMatchObject({ role: 'sales_executive', status: 'active' });
  expect((await json(await browser.get('/api/auth/check'), 200)).user).toHaveProperty(
    'role',
    'sales_executive',
  );
  expect((await browser.delete(`/api/admin/submissions/${randomUUID()}`)).status()).toBe(403);
  await json(await request.patch(`${users}/${id}`, { data: { role: 'admin' } }), 200);
  expect((await browser.get(users)).status()).toBe(200);
  await browser.dispose();
});

test('a disabled user is out at the next request, everywhere, and so are the links', async ({ request }) => {
  const { id, email, browser } = await member(request, 'admin');
  const { token } = await makeLink(request, id);
  const set = (status: string) => request.patch(`${users}/${id}`, { data: { status } });
  expect((await json(await set('disabled'), 200)).user).toMatchObject({ status: 'disabled', link: null });
  expect(await reads(browser)).toEqual([401, 401]);
  expect((await browser.get(users)).status()).toBe(401);
  expect((await accept(browser, token)).status()).toBe(404);
  const login = () => browser.post('/api/auth/login', { data: { email, password } });
  expect((await login()).status()).toBe(401);
  expect((await json(await request.post(`${users}/${id}/link`), 409)).code).toBe('conflict');

  expect((await json(await set('active'), 200)).user).toMatchObject({ status: 'active' });
  // The old session and the old link stay dead.
  expect(await reads(browser)).toEqual([401, 401]);
  expect((await accept(browser, token)).status()).toBe(404);
  expect((await login()).status()).toBe(200);
  await browser.dispose();
});

test('an invitation can be withdrawn until it is accepted', async ({ request }) => {
  const open = await invite(request);
  expect((await request.delete(`${users}/${open.id}`)).status()).toBe(204);
  const browser = await stranger();
  expect((await accept(browser, open.token)).status()).toBe(404);
  expect(await listed(request, open.email)).toBeUndefined();
  await browser.dispose();

  const taken = await member(request);
  expect((await json(await request.delete(`${users}/${taken.id}`), 409)).code).toBe('conflict');
  expect(await listed(request, taken.email)).toBeDefined();
  await taken.browser.dispose();
});

test('what is not there is not found', async ({ request }) => {
  for (const id of [randomUUID(), 'nobody']) {
    const answers = await Promise.all([
      request.patch(`${users}/${id}`, { data: { status: 'disabled' } }),
      request.post(`${users}/${id}/link`),
      request.delete(`${users}/${id}`),
    ]);
    expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404]);
  }
});

for (const change of [{}, { status: 'invited' }, { role: 'owner' }, { name: 'Other' }])
  test(`${JSON.stringify(change)} is no change`, async ({ request }) => {
    const { id } = await invite(request);
    expect((await request.patch(`${users}/${id}`, { data: change })).status()).toBe(400);
  });

test('users are for admins alone', async ({ request }) => {
  const target = await invite(request);
  const calls = (browser: APIRequestContext) =>
    Promise.all([
      browser.get(users),
      browser.post(users, { data: { name: 'Friend', email: freshEmail(), role: 'admin' } }),
      browser.patch(`${users}/${target.id}`, { data: { role: 'admin' } }),
      browser.post(`${users}/${target.id}/link`),
      browser.delete(`${users}/${target.id}`),
    ]);
  const statuses = async (browser: APIRequestContext) =>
    (await calls(browser)).map((answer) => answer.status());
  for (const role of ['manager', 'sales_executive']) {
    const { browser, id } = await member(request, role);
    expect(await statuses(browser)).toEqual([403, 403, 403, 403, 403]);
    // Not even about oneself.
    expect((await browser.patch(`${users}/${id}`, { data: { role: 'admin' } })).status()).toBe(403);
    await browser.dispose();
  }
  const nobody = await stranger();
  expect(await statuses(nobody)).toEqual([401, 401, 401, 401, 401]);
  await nobody.dispose();
  expect(await listed(request, target.email)).toMatchObject({ role: 'sales_executive', status: 'invited' });
});

test('a role that nobody knows is listed as the least', async ({ request }) => {
  const { id, email } = await invite(request);
  await queryDatabase(product.databaseUrl, `UPDATE auth.app_user SET role = 'intern' WHERE id = $1`, [id]);
  expect((await listed(request, email))?.role).toBe('sales_executive');
});
