import { createHmac, createPublicKey, randomUUID } from 'node:crypto';
import { sign } from 'jsonwebtoken';
import { makeSessionKeys } from '../../../infra/local/secrets';
import { serviceEnvironment, sessionKeySettings } from '../../../infra/test/api/services';
import { addPerson, startSession } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';
import { signSessionToken, tokenRules } from '../../platform/src/sessions/session-token';
import { sessionPrivateKey } from '../../platform/src/settings/session-keys';
import { authSettings } from '../src/settings';
import { authClient } from './auth-client';

const auth = useService('auth');
type Claims = { sid: string; iss: string; aud: string; typ: string };

const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const statusOf = async (token: string) =>
  (await auth.request.get('/api/auth/check').set('cookie', `session=${token}`)).status;

const ownKey = sessionPrivateKey.parse(sessionKeySettings.SESSION_PRIVATE_KEY);
const publicPem = createPublicKey(ownKey.key).export({ type: 'spki', format: 'pem' }).toString();

describe('a token', () => {
  it('that auth did not sign is refused', async () => {
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

  it('of ours for something else is refused', async () => {
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

  it("can't be made from what the database holds, nor from what other services may read", async () => {
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
