import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { userActiveHeader } from '@golghar/contracts';
import { type APIRequestContext, expect, request as programs, test } from '@playwright/test';
import { signIn } from '../../../infra/test/support/back-office';
import { queryDatabase } from '../../../infra/test/support/database';
import { product } from '../../../infra/test/support/environment';
import { freshAddress, postJsonFrom } from '../../../infra/test/support/request-from';

const checks = ['/api/auth/check', '/api/admin/dashboard'];

/** Status of a read at each service that knows sessions. */
const reads = async (request: APIRequestContext, headers: Record<string, string> = {}) =>
  Promise.all(checks.map(async (path) => (await request.get(path, { headers })).status()));

const tokenOf = async (request: APIRequestContext): Promise<string> => {
  const { cookies } = await request.storageState();
  return cookies.find(({ name }) => name === 'session')?.value ?? '';
};

/** Somebody without our cookie. */
const stranger = (headers: Record<string, string> = {}) =>
  programs.newContext({ baseURL: product.url, extraHTTPHeaders: headers });

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token signed by somebody else, or by nobody. */
const forge = (header: object, claims: object, secret?: string): string => {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${secret ? createHmac('sha256', secret).update(signed).digest('base64url') : ''}`;
};

test('signing in answers with the user and a cookie that scripts cannot read', async ({ request }) => {
  const response = await request.post('/api/auth/login', { data: product.admin });
  expect(response.status()).toBe(200);
  expect((await response.json()).user).toMatchObject({
    name: 'Admin',
    email: product.admin.email,
    role: 'admin',
    mustChangePassword: false,
  });
  const cookie = response.headers()['set-cookie'];
  for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=43200'])
    expect(cookie).toContain(attribute);
  expect(cookie).not.toContain('Domain');
  expect(await reads(request)).toEqual([200, 200]);
});

test('a wrong password and an unknown address are answered alike', async () => {
  const address = freshAddress();
  const known = await postJsonFrom(address, `${product.url}/api/auth/login`, {
    ...product.admin,
    password: 'not the password',
  });
  const unknown = await postJsonFrom(address, `${product.url}/api/auth/login`, {
    email: 'nobody@golghar.example',
    password: 'not the password',
  });
  expect(known.status).toBe(401);
  expect(unknown.status).toBe(401);
  expect(known.text).toBe(unknown.text);
  expect(JSON.parse(known.text)).toEqual({
    code: 'invalid_credentials',
    message: 'Invalid email or password',
  });
});

test('after signing out the copied cookie is worth nothing, at every service', async ({ request }) => {
  await signIn(request);
  const token = await tokenOf(request);
  expect((await request.post('/api/auth/logout')).status()).toBe(204);
  expect(await tokenOf(request)).toBe('');
  const thief = await stranger({ cookie: `session=${token}` });
  expect(await reads(thief)).toEqual([401, 401]);
  await thief.dispose();
});

test('a bearer token is taken, and an invalid one does not hide a valid cookie', async ({ request }) => {
  await signIn(request);
  const token = await tokenOf(request);
  const program = await stranger({ authorization: `Bearer ${token}` });
  expect(await reads(program)).toEqual([200, 200]);
  await program.dispose();
  expect(await reads(request, { authorization: 'Bearer rubbish' })).toEqual([200, 200]);
});

test('forged tokens are refused', async ({ request }) => {
  await signIn(request);
  const [, payload = ''] = (await tokenOf(request)).split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = [
    forge({ alg: 'none', typ: 'JWT' }, claims),
    forge({ alg: 'HS256', typ: 'JWT' }, claims, 'a guess'),
    forge({ alg: 'HS256', typ: 'JWT' }, { ...claims, sid: randomUUID() }, 'a guess'),
    `${(await tokenOf(request)).slice(0, -4)}AAAA`,
    'rubbish',
  ];
  for (const token of forged) {
    const forger = await stranger({ cookie: `session=${token}` });
    expect(await reads(forger)).toEqual([401, 401]);
    await forger.dispose();
  }
});

test('a session is over after 30 minutes in which nobody did anything, and after 12 hours', async ({
  request,
}) => {
  await signIn(request);
  const [, payload = ''] = (await tokenOf(request)).split('.');
  const { sid, iat, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  expect(exp - iat).toBe(12 * 60 * 60);
  const age = (minutes: number) =>
    queryDatabase(
      product.databaseUrl,
      `UPDATE auth.session SET seen_at = now() - make_interval(mins => $2) WHERE id = $1`,
      [sid, minutes],
    );
  const isFresh = async () => {
    const [session] = await queryDatabase<{ fresh: boolean }>(
      product.databaseUrl,
      `SELECT seen_at > now() - interval '1 minute' AS fresh FROM auth.session WHERE id = $1`,
      [sid],
    );
    return session?.fresh;
  };
  await age(29);
  // What the page does by itself does not count, at neither service.
  for (let round = 0; round < 3; round += 1) expect(await reads(request)).toEqual([200, 200]);
  await sleep(500);
  expect(await isFresh()).toBe(false);
  expect(await reads(request, { [userActiveHeader]: '1' })).toEqual([200, 200]);
  await expect.poll(isFresh).toBe(true);
  await age(29);
  // A change is always somebody's doing, whatever becomes of it.
  expect((await request.post(`/api/admin/submissions/${randomUUID()}/restore`)).status()).toBe(404);
  await expect.poll(isFresh).toBe(true);
  await age(31);
  expect(await reads(request)).toEqual([401, 401]);
});

test('a disabled account and a changed role count at the next request', async ({ request }) => {
  const email = `meera-${randomUUID()}@golghar.example`;
  await queryDatabase(
    product.databaseUrl,
    `INSERT INTO auth.app_user (id, name, email, role, password_hash)
     SELECT $1, 'Meera', $2, 'manager', password_hash FROM auth.app_user WHERE email = $3`,
    [randomUUID(), email, product.admin.email],
  );
  await signIn(request, { email, password: product.admin.password });
  const change = (sql: string) =>
    queryDatabase(product.databaseUrl, `UPDATE auth.app_user SET ${sql} WHERE email = $1`, [email]);
  await change(`role = 'sales_executive'`);
  expect((await (await request.get('/api/auth/check')).json()).user.role).toBe('sales_executive');
  expect((await request.delete(`/api/admin/submissions/${randomUUID()}`)).status()).toBe(403);
  await change(`status = 'disabled'`);
  expect(await reads(request)).toEqual([401, 401]);
  expect(
    (await request.post('/api/auth/login', { data: { email, password: product.admin.password } })).status(),
  ).toBe(401);
});

test('a one-time password is good for choosing another one and for nothing else', async ({ request }) => {
  const email = `ravi-${randomUUID()}@golghar.example`;
  await queryDatabase(
    product.databaseUrl,
    `INSERT INTO auth.app_user (id, name, email, role, password_hash, must_change_password)
     SELECT $1, 'Ravi', $2, 'admin', password_hash, true FROM auth.app_user WHERE email = $3`,
    [randomUUID(), email, product.admin.email],
  );
  const { password } = product.admin;
  await signIn(request, { email, password });
  const other = await stranger({ 'x-seed-token': product.seedToken });
  await signIn(other, { email, password });
  expect((await request.get('/api/auth/check')).status()).toBe(200);
  const refused = await request.get('/api/admin/dashboard');
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'password_change_required']);

  const change = (newPassword: string, currentPassword = password) =>
    request.post('/api/auth/password', { data: { currentPassword, newPassword } });
  for (const [weak, current, field] of [
    ['too short', password, 'newPassword'],
    ['password123456', password, 'newPassword'],
    ['qwertyqwerty', password, 'newPassword'],
    [password, password, 'newPassword'],
    ['a fine long password', 'not the current one', 'currentPassword'],
  ] as const)
    expect((await (await change(weak, current)).json()).fields).toHaveProperty(field);

  expect((await change('khaja from Silao 1961')).status()).toBe(204);
  expect(await reads(request)).toEqual([200, 200]);
  // The other device is signed out, and the old password is gone.
  expect(await reads(other)).toEqual([401, 401]);
  expect((await other.post('/api/auth/login', { data: { email, password } })).status()).toBe(401);
  await other.dispose();
});

test("another site's page changes nothing", async ({ request }) => {
  await signIn(request);
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign) {
    const response = await request.post('/api/auth/logout', { headers });
    expect([response.status(), (await response.json()).code]).toEqual([403, 'foreign_origin']);
  }
  expect(await reads(request)).toEqual([200, 200]);
});
