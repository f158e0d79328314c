import { makeSessionKeys } from '../../../infra/local/secrets';
import { serviceEnvironment, sessionKeySettings } from '../../../infra/test/api/services';
import { addPerson, startSession } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';
import { authSettings } from '../src/settings';
import { authClient } from './auth-client';

const next = makeSessionKeys();

describe.each([
  ['while the keys are changed', `${next.publicKey},${sessionKeySettings.SESSION_PUBLIC_KEYS}`, true],
  ['when the old public key has been taken out', next.publicKey, false],
])('%s', (_, SESSION_PUBLIC_KEYS, isOldGood) => {
  const auth = useService('auth', { env: { SESSION_PRIVATE_KEY: next.privateKey, SESSION_PUBLIC_KEYS } });
  const { browserOf, isIn } = authClient(auth);

  it(`a session of before is ${isOldGood ? 'good' : 'over'}, and one of now is good`, async () => {
    const person = await addPerson(auth.database, 'manager');
    const old = auth.request.set('cookie', `session=${await startSession(auth.database, person)}`);
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
