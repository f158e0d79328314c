import { createHmac, createPublicKey, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Session, userActiveHeader } from '@golghar/contracts';
import { sign } from 'jsonwebtoken';
import { makeSessionKeys } from '../../../infra/local/secrets';
import { serviceEnvironment, sessionKeySettings } from '../../../infra/test/api/services';
import { addPerson, type Person, startSession } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';
import { signSessionToken, tokenRules } from '../../platform/src/sessions/session-token';
import { sessionPrivateKey } from '../../platform/src/settings/session-keys';
import { authSettings } from '../src/settings';
import { authClient, type Browser } from './auth-client';

const auth = useService('auth');
const leads = useService('leads', { database: () => auth.database });

const checks = [
  [auth, '/api/auth/check'],
  [leads, '/api/admin/dashboard'],
] as const;

/** Status of a read at each of two services, with the cookie of a session or other headers. */
const reads = (headers: Record<string, string>) =>
  Promise.all(checks.map(async ([service, path]) => (await service.request.get(path).set(headers)).status));

const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

const cookie = (token: string) => ({ cookie: `session=${token}` });

const { auditOf, isIn, logIn, update } = authClient(auth);

it('signing in and out answers with the user and a cookie that scripts cannot read', async () => {
  const { email, name } = await addPerson(auth.database, 'admin');
  const { body, headers } = await logIn(email).expect(200);
  expect(body.user).toMatchObject({ name, email, role: 'admin', mustChangePassword: false });
  const [session = ''] = headers['set-cookie'] as unknown as string[];
  for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=43200'])
    expect(session).toContain(attribute);
  expect(session).not.toContain('Domain');
  expect(await reads({ cookie: session.split(';')[0] ?? '' })).toEqual([200, 200]);
});

it('signing in answers a wrong password, unknown address and disabled account alike', async () => {
  const known = await addPerson(auth.database, 'manager');
  const disabled = await addPerson(auth.database, 'manager');
  await update(disabled.id, `status = 'disabled'`);
  const answers = await Promise.all([
    logIn(known.email, { password: 'not the password' }),
    logIn('nobody@golghar.example'),
    logIn(disabled.email),
  ]);
  for (const { status, body, headers } of answers) {
    expect(status).toBe(401);
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toEqual({ code: 'invalid_credentials', message: 'Invalid email or password' });
  }
});

it('signing in and out names the field that is not what it should be', async () => {
  const { body } = await logIn('no address', { password: 'short' }).expect(400);
  expect(body).toMatchObject({
    code: 'invalid',
    fields: {
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
    },
  });
});

it('signing in and out makes a copied cookie worth nothing, at every service', async () => {
  const { request, token } = await auth.signIn('manager');
  expect(await reads(cookie(token))).toEqual([200, 200]);
  await request
    .post('/api/auth/logout')
    .expect(204)
    .expect('set-cookie', /^session=;/);
  expect(await reads(cookie(token))).toEqual([401, 401]);
  // Who is signed out already may sign out.
  await auth.request.post('/api/auth/logout').expect(204);
});

it('a bearer token is taken, and an invalid one does not hide a valid cookie', async () => {
  const { token } = await auth.signIn('manager');
  expect(await reads({ authorization: `Bearer ${token}` })).toEqual([200, 200]);
  expect(await reads({ ...cookie(token), authorization: 'Bearer rubbish' })).toEqual([200, 200]);
});

/** Lets time pass in which nobody does anything with the sessions of somebody. */
const age = (minutes: number, userId: string) =>
  auth.sql`UPDATE auth.session SET seen_at = now() - make_interval(mins => ${minutes})
    WHERE user_id = ${userId}`;

const isFresh = async (userId: string) => {
  const [session] = await auth.sql<{ fresh: boolean }>`SELECT seen_at > now() - interval '1 minute' AS fresh
      FROM auth.session WHERE user_id = ${userId}`;
  return session?.fresh;
};
/** Waits until the use of a session has moved its idle limit. */
const becomesFresh = (userId: string) => vi.waitUntil(() => isFresh(userId), { timeout: 5000 });

it('a session is over after 30 minutes in which nobody did anything', async () => {
  const { id, token } = await auth.signIn('manager');
  await age(29, id);
  expect(await reads(cookie(token))).toEqual([200, 200]);
  await age(31, id);
  expect(await reads(cookie(token))).toEqual([401, 401]);
});

it('a session is not kept alive by what a page does by itself, but by a person', async () => {
  const { id, token, request } = await auth.signIn('manager');
  await age(29, id);
  for (let round = 0; round < 3; round += 1) expect(await reads(cookie(token))).toEqual([200, 200]);
  await sleep(300);
  expect(await isFresh(id)).toBe(false);
  expect(await reads({ ...cookie(token), [userActiveHeader]: '1' })).toEqual([200, 200]);
  await becomesFresh(id);
  await age(29, id);
  // A change is always somebody's doing, whatever becomes of it.
  await request.delete(`/api/auth/sessions/${randomUUID()}`).expect(404);
  await becomesFresh(id);
});

it('a session is over after 12 hours, however busy', async () => {
  const { id, token } = await auth.signIn('manager');
  const { iat, exp } = decode(token.split('.')[1]);
  expect(exp - iat).toBe(12 * 60 * 60);
  await auth.sql`UPDATE auth.session SET expires_at = now() WHERE user_id = ${id}`;
  expect(await reads(cookie(token))).toEqual([401, 401]);
});

it('a session ends with the account, and has its role from the next request on', async () => {
  const { id, token, request } = await auth.signIn('manager');
  await update(id, `role = 'sales_executive'`);
  expect((await request.get('/api/auth/check')).body.user.role).toBe('sales_executive');
  await leads.request.delete(`/api/admin/submissions/${randomUUID()}`).set(cookie(token)).expect(403);
  await update(id, `role = 'nobody knows it'`);
  expect((await request.get('/api/auth/check')).body.user.role).toBe('sales_executive');
  await update(id, `status = 'disabled'`);
  expect(await reads(cookie(token))).toEqual([401, 401]);
});

it('a session is closed to another site’s page', async () => {
  const { token, request } = await auth.signIn('manager');
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign) {
    const { body } = await request.post('/api/auth/logout').set(headers).expect(403);
    expect(body.code).toBe('foreign_origin');
  }
  expect(await reads(cookie(token))).toEqual([200, 200]);
});

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** Somebody's browser, signed in. */
const signInWith = async ({ email }: Person, userAgent = phone) => {
  const browser = auth.request;
  await logIn(email, { from: '203.0.113.9', browser }).set('user-agent', userAgent).expect(200);
  return browser;
};

const list = async (browser: Browser): Promise<Session[]> =>
  (await browser.get('/api/auth/sessions').expect(200)).body.sessions;
const currentOf = async (browser: Browser) => (await list(browser)).find(({ isCurrent }) => isCurrent)?.id;

it('sessions are listed with what their owner knows them by, to nobody else', async () => {
  const person = await addPerson(auth.database, 'sales_executive');
  const first = await signInWith(person);
  await signInWith(await addPerson(auth.database, 'admin'));
  const second = await signInWith(
    person,
    'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0',
  );
  expect(await list(second)).toEqual([
    expect.objectContaining({ device: 'Firefox on Windows', address: '203.0.113.9', isCurrent: true }),
    expect.objectContaining({ device: 'Chrome on Android', address: '203.0.113.9', isCurrent: false }),
  ]);
  expect((await list(first)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
});

it('the sessions of a person are ten at most: the one used longest ago gives way', async () => {
  const person = await addPerson(auth.database, 'manager');
  const browsers: Browser[] = [];
  for (let n = 0; n < 10; n += 1) browsers.push(await signInWith(person));
  // The oldest is the one used last.
  await auth.sql`UPDATE auth.session SET seen_at = now() - interval '10 minutes'
      WHERE id <> ${await currentOf(browsers[0] as Browser)}`;
  const eleventh = await signInWith(person);
  expect(await list(eleventh)).toHaveLength(10);
  expect(await Promise.all(browsers.map(isIn))).toEqual([true, false, ...Array(8).fill(true)]);
});

it('sessions are no longer listed after half an hour without activity', async () => {
  const person = await addPerson(auth.database, 'manager');
  await signInWith(person);
  for (const [minutes, count] of [
    [29, 2],
    [31, 1],
  ] as const) {
    await age(minutes, person.id);
    const browser = await signInWith(person);
    expect(await list(browser)).toHaveLength(count);
    await browser.post('/api/auth/logout').expect(204);
  }
});

it('the sessions of a person can be ended one by one', async () => {
  const person = await addPerson(auth.database, 'manager');
  const [mine, lost] = [await signInWith(person), await signInWith(person)];
  const id = await currentOf(lost);
  const stranger = await signInWith(await addPerson(auth.database, 'admin'));
  await stranger.delete(`/api/auth/sessions/${id}`).expect(404);
  await mine.delete(`/api/auth/sessions/${randomUUID()}`).expect(404);
  await mine.delete(`/api/auth/sessions/${id}`).expect(204);
  expect([await isIn(mine), await isIn(lost)]).toEqual([true, false]);
  const { body } = await mine.delete(`/api/auth/sessions/${id}`).expect(404);
  expect(body).toEqual({ code: 'not_found', message: 'This session has already ended.' });
});

it('the sessions of a person can be ended all but the one that asks', async () => {
  const person = await addPerson(auth.database, 'manager');
  const browsers = [await signInWith(person), await signInWith(person), await signInWith(person)] as const;
  const stranger = await signInWith(await addPerson(auth.database, 'admin'));
  await browsers[1].post('/api/auth/sessions/end-others').expect(204);
  expect(await Promise.all([...browsers, stranger].map(isIn))).toEqual([false, true, false, true]);
  expect((await auditOf(person.id)).at(-1)?.action).toBe('sessions_ended');
});

type Claims = { sid: string; iss: string; aud: string; typ: string };

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const statusOf = async (token: string) =>
  (await auth.request.get('/api/auth/check').set(cookie(token))).status;

const ownKey = sessionPrivateKey.parse(sessionKeySettings.SESSION_PRIVATE_KEY);
const publicPem = createPublicKey(ownKey.key).export({ type: 'spki', format: 'pem' }).toString();

it('a token that auth did not sign is refused', async () => {
  const { token } = await auth.signIn('manager');
  const [header, payload, signature = ''] = token.split('.');
  const claims: Claims = decode(payload);
  expect(decode(header)).toEqual({ alg: 'ES256', typ: 'JWT', kid: ownKey.kid });
  const hmac = (secret: string | Buffer) => {
    const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid: ownKey.kid })}.${encode(claims)}`;
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  };
  const foreign = sessionPrivateKey.parse(makeSessionKeys().privateKey);
  const forged = [
    `${encode({ alg: 'none', typ: 'JWT', kid: ownKey.kid })}.${payload}.`,
    // The public key taken for a shared secret.
    hmac(publicPem),
    hmac(Buffer.from(sessionKeySettings.SESSION_PUBLIC_KEYS, 'base64')),
    sign(claims, foreign.key, { algorithm: 'ES256', keyid: ownKey.kid }),
    sign(claims, foreign.key, { algorithm: 'ES256', keyid: foreign.kid }),
    sign(claims, foreign.key, { algorithm: 'ES256' }),
    `${header}.${encode({ ...claims, sid: randomUUID() })}.${signature}`,
    'rubbish',
    '..',
    `${encode([])}.${payload}.${signature}`,
  ];
  for (const forgery of forged) expect([forgery, await statusOf(forgery)]).toEqual([forgery, 401]);
  expect(await statusOf(token)).toBe(200);
});

it('a token of ours for something else is refused', async () => {
  const { token } = await auth.signIn('manager');
  const { sid, typ, iss, aud }: Claims = decode(token.split('.')[1]);
  const make = (claims: object, expiresIn: number = 60) =>
    sign(claims, ownKey.key, { algorithm: tokenRules.algorithm, keyid: ownKey.kid, expiresIn });
  expect(await statusOf(make({ sid, typ, iss, aud }))).toBe(200);
  for (const claims of [
    { sid, typ: 'reset', iss, aud },
    { sid, typ, iss: 'somebody', aud },
    { sid, typ, iss, aud: 'somebody' },
    { sid: 'x', typ, iss, aud },
  ])
    expect(await statusOf(make(claims))).toBe(401);
  expect(await statusOf(make({ sid, typ, iss, aud }, -1))).toBe(401);
});

it('a token can’t be made from the database, nor from what other services may read', async () => {
  const { id, token } = await auth.signIn('manager');
  const { sid }: Claims = decode(token.split('.')[1]);
  const rows = await auth.sql`
      SELECT s::text AS row FROM auth.session s WHERE user_id = ${id}
      UNION ALL SELECT l::text FROM auth.live_sessions l WHERE user_id = ${id}`;
  expect(rows).toHaveLength(2);
  for (const { row } of rows) expect(row).not.toContain(sid);
  const [{ session_id } = { session_id: '' }] = await auth.sql<{ session_id: string }>`SELECT session_id
      FROM auth.live_sessions WHERE user_id = ${id}`;
  // Not even with the key.
  expect(await statusOf(signSessionToken(session_id, ownKey))).toBe(401);
});

const next = makeSessionKeys();

describe.each([
  ['while the keys are changed', `${next.publicKey},${sessionKeySettings.SESSION_PUBLIC_KEYS}`, true],
  ['when the old public key has been taken out', next.publicKey, false],
])('%s', (_, SESSION_PUBLIC_KEYS, isOldGood) => {
  const service = useService('auth', { env: { SESSION_PRIVATE_KEY: next.privateKey, SESSION_PUBLIC_KEYS } });
  const { browserOf, isIn } = authClient(service);

  it(`a session of before is ${isOldGood ? 'good' : 'over'}, and one of now is good`, async () => {
    const person = await addPerson(service.database, 'manager');
    const old = service.request.set('cookie', `session=${await startSession(service.database, person)}`);
    expect([await isIn(old), await isIn(await browserOf(person))]).toEqual([isOldGood, true]);
  });
});

it('auth does not start with a private key whose public key the others lack', () => {
  const result = authSettings.safeParse({
    ...serviceEnvironment,
    DATABASE_URL: 'postgres://a@b/c',
    SESSION_PRIVATE_KEY: next.privateKey,
    SESSION_PUBLIC_KEYS: makeSessionKeys().publicKey,
  });
  expect(result.error?.issues).toEqual([
    expect.objectContaining({
      path: ['SESSION_PUBLIC_KEYS'],
      message: 'must have the public key of SESSION_PRIVATE_KEY among them',
    }),
  ]);
});
