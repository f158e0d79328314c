import { randomUUID } from 'node:crypto';
import type { ApiToken, NewApiToken } from '@golghar/contracts';
import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { authClient, users } from './auth-client';

const auth = useService('auth');
const leads = useService('leads', { database: () => auth.database });

const wanted: NewApiToken = {
  name: 'Spreadsheet',
  role: 'sales_executive',
  scopes: ['leads:read', 'leads:write'],
  expiresInDays: null,
};

const create = async ({ request }: SignedIn, token: Partial<NewApiToken> = {}) => {
  const { body } = await request
    .post('/api/auth/tokens')
    .send({ ...wanted, ...token })
    .expect(201);
  return body as { token: ApiToken; secret: string };
};
const list = async ({ request }: SignedIn): Promise<ApiToken[]> =>
  (await request.get('/api/auth/tokens').expect(200)).body.tokens;
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const reads = async (secret: string) =>
  (await leads.request.get('/api/admin/submissions?limit=1').set(bearer(secret))).status;

it('an API token is shown once, listed without its secret, and stored as a hash', async () => {
  const owner = await auth.signIn('manager');
  const { token, secret } = await create(owner, { expiresInDays: 30 });
  expect(secret).toMatch(/^golghar_[\w-]{43}$/);
  const { expiresInDays: _, ...shown } = wanted;
  expect(token).toMatchObject({ ...shown, lastUsedAt: null });
  const days = (Date.parse(token.expiresAt ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(30, 2);
  expect(await list(owner)).toEqual([token]);
  const [row] = await auth.sql<{ row: string }>`SELECT t::text || l::text AS row
      FROM auth.api_token t, auth.live_api_tokens l WHERE t.id = ${token.id} AND token_id = ${token.id}`;
  expect(row?.row).not.toContain(secret.slice(8));
  expect(await list(await auth.signIn('admin'))).toEqual([]);
});

it('an API token works at the leads service until revoked, and tells when it was used', async () => {
  const owner = await auth.signIn('manager');
  const { token, secret } = await create(owner);
  expect(await reads(secret)).toBe(200);
  const used = async () => (await list(owner))[0]?.lastUsedAt;
  await vi.waitUntil(used, { timeout: 5000 });
  await (await auth.signIn('admin')).request.delete(`/api/auth/tokens/${token.id}`).expect(404);
  await owner.request.delete(`/api/auth/tokens/${token.id}`).expect(204);
  expect(await reads(secret)).toBe(401);
  const { body } = await owner.request.delete(`/api/auth/tokens/${token.id}`).expect(404);
  expect(body.message).toBe('This token has already been revoked.');
  expect(await authClient(auth).auditOf(owner.id)).toEqual([
    { action: 'api_token_created', detail: 'Spreadsheet: leads:read, leads:write', address: null },
    { action: 'api_token_revoked', detail: 'Spreadsheet', address: null },
  ]);
});

it('an API token acts for its owner, and the log names both', async () => {
  const owner = await auth.signIn('sales_executive');
  const { secret } = await create(owner);
  const { body } = await leads.request.post('/api/contact').send(makeEnquiry()).expect(201);
  await leads.request
    .patch(`/api/admin/submissions/${body.id}`)
    .set(bearer(secret))
    // Programs may have an origin of their own: they carry nothing that a browser added.
    .set('origin', 'https://automation.example')
    .send({ status: 'pending' })
    .expect(200);
  const log = await auth.sql`SELECT actor_name, action, api_token FROM leads.lead_activity
      WHERE actor_id = ${owner.id}`;
  expect(log).toEqual([{ actor_name: owner.name, action: 'status_changed', api_token: 'Spreadsheet' }]);
});

it('an API token beside a cookie is held to the origin as the cookie is', async () => {
  const owner = await auth.signIn('manager');
  const { secret } = await create(owner);
  await leads.request
    .patch(`/api/admin/submissions/${randomUUID()}`)
    .set('cookie', `session=${owner.token}`)
    .set(bearer(secret))
    .set('origin', 'https://evil.example')
    .send({ status: 'pending' })
    .expect(403)
    .expect(({ body }) => expect(body.code).toBe('foreign_origin'));
});

it.each([
  ['where no token may go', auth, users, 'API tokens may not do this.'],
  ['which scope it lacks', leads, '/api/admin/submissions', 'This token lacks the scope leads:read.'],
])('an API token is told %s', async (_, service, path, message) => {
  const { secret } = await create(await auth.signIn('admin'), { role: 'admin', scopes: ['reports:read'] });
  const { body } = await service.request.get(path).set(bearer(secret)).expect(403);
  expect(body).toEqual({ code: 'insufficient_scope', message });
});

it('an API token that nobody made, or of another spelling, is nobody', async () => {
  const { secret } = await create(await auth.signIn('manager'));
  expect(await reads(`golghar_${'x'.repeat(43)}`)).toBe(401);
  expect(await reads(secret.replace('golghar_', ''))).toBe(401);
  expect(await reads(`${secret}x`)).toBe(401);
  const send = (authorization: string) =>
    leads.request.get('/api/admin/submissions?limit=1').set({ authorization });
  await send(`Basic ${secret}`).expect(401);
  await send(`bearer ${secret}`).expect(200);
});

it('an API token that has expired is dead', async () => {
  const owner = await auth.signIn('manager');
  const { token, secret } = await create(owner, { expiresInDays: 30 });
  await auth.sql`UPDATE auth.api_token SET expires_at = now() WHERE id = ${token.id}`;
  expect(await reads(secret)).toBe(401);
  expect(await list(owner)).toEqual([]);
});

it('the tokens of an account end when it is disabled, and stay ended', async () => {
  const owner = await auth.signIn('manager');
  const { secret } = await create(owner);
  const { request } = await auth.signIn('admin');
  await request.patch(`${users}/${owner.id}`).send({ status: 'disabled' }).expect(200);
  expect(await reads(secret)).toBe(401);
  await request.patch(`${users}/${owner.id}`).send({ status: 'active' }).expect(200);
  expect(await reads(secret)).toBe(401);
});

it('the tokens of an account end when its password is changed', async () => {
  const owner = await auth.signIn('manager');
  const { secret } = await create(owner);
  await authClient(auth).changePassword(owner.request).expect(204);
  expect(await reads(secret)).toBe(401);
});

it('tokens are refused with a role above one’s own, a name twice, or nothing to do', async () => {
  const owner = await auth.signIn('sales_executive');
  const post = (token: Partial<NewApiToken>) =>
    owner.request.post('/api/auth/tokens').send({ ...wanted, ...token });
  const { body: above } = await post({ role: 'manager' }).expect(400);
  expect(above.fields).toEqual({ role: 'A token can’t have a role above your own' });
  const { body: idle } = await post({ scopes: [] }).expect(400);
  expect(idle.fields).toEqual({ scopes: 'Please choose what it may do' });
  const { body: unnamed } = await post({ name: '  ' }).expect(400);
  expect(unnamed.fields).toEqual({ name: 'Please enter a name' });
  await post({}).expect(201);
  const { body: twice } = await post({}).expect(409);
  expect(twice.fields).toEqual({ name: 'You have a token of this name already' });
});

it('the tokens of an account are twenty at most', async () => {
  const owner = await auth.signIn('manager');
  for (let n = 0; n < 20; n += 1) await create(owner, { name: `Token ${n}` });
  const { body } = await owner.request.post('/api/auth/tokens').send(wanted).expect(409);
  expect(body.message).toBe('You have 20 API tokens. Revoke one that you no longer use.');
});
