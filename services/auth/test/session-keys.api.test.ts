import { makeSessionKeys } from '../../../infra/local/secrets';
import { sessionKeySettings } from '../../../infra/test/api/services';
import { addPerson, staffPassword, startSession } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';
import { authSettings } from '../src/settings';

const next = makeSessionKeys();

/** Whether an auth service with the next key lets in a session of before, and one that it starts itself. */
async function letsIn(auth: ReturnType<typeof useService>) {
  const person = await addPerson(auth.database, 'manager');
  const before = await startSession(auth.database, person);
  const browser = auth.request;
  const login = { email: person.email, password: staffPassword };
  await browser.post('/api/auth/login').send(login).expect(200);
  const old = await auth.request.get('/api/auth/check').set('cookie', `session=${before}`);
  const own = await browser.get('/api/auth/check');
  return { old: old.status, own: own.status };
}

describe('while the keys are changed', () => {
  const auth = useService('auth', {
    env: {
      SESSION_PRIVATE_KEY: next.privateKey,
      SESSION_PUBLIC_KEYS: `${next.publicKey},${sessionKeySettings.SESSION_PUBLIC_KEYS}`,
    },
  });

  it('nobody is signed out', async () => {
    expect(await letsIn(auth)).toEqual({ old: 200, own: 200 });
  });
});

describe('when the old public key has been taken out', () => {
  const auth = useService('auth', {
    env: { SESSION_PRIVATE_KEY: next.privateKey, SESSION_PUBLIC_KEYS: next.publicKey },
  });

  it('what it signed is worth nothing', async () => {
    expect(await letsIn(auth)).toEqual({ old: 401, own: 200 });
  });
});

it('auth does not start with a private key whose public key the others lack', () => {
  const result = authSettings.safeParse({
    PORT: '1',
    PUBLIC_URL: 'http://localhost',
    DATABASE_URL: 'postgres://a@b/c',
    SMTP_URL: 'smtp://a',
    MAIL_FROM: 'a@agency.example',
    AUTH_SECRET: 'a secret that only the tests of the API know',
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
