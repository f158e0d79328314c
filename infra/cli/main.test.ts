import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../test/support/machine';
import { main } from './main';

type Started = { program: string; args: string[]; env: NodeJS.ProcessEnv };

const container = {
  SETTINGS_FROM: 'environment',
  DATABASE_URL: 'postgres://golghar:owner@postgres:5432/golghar',
  AUTH_DATABASE_PASSWORD: 'of-auth',
  USER_PASSWORD: 'at least twelve characters',
};
const before = { ...process.env };

beforeEach(() => Object.assign(process.env, container));
afterEach(() => {
  process.env = { ...before };
  jest.restoreAllMocks();
});

const golghar = async (...args: string[]) => {
  const started: Started[] = [];
  const said: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const code = await main(args, '/app', async (program, programArgs = [], env = {}) => {
    started.push({ program, args: programArgs, env });
    return 7;
  });
  return { code, started, said: said.join('') };
};

it.each([
  [['backup'], 'infra/dist/backup/main.js', ['backup']],
  [['restore', '/backups/one.tar.gz'], 'infra/dist/backup/main.js', ['restore', '/backups/one.tar.gz']],
  [['restore'], 'infra/dist/backup/main.js', ['restore']],
  [['openapi'], 'infra/dist/openapi.js', []],
])('%j starts the program that does it, and ends as it did', async (typed, program, args) => {
  const { code, started } = await golghar(...typed);
  expect(code).toBe(7);
  expect(started).toMatchObject([{ program, args }]);
});

it('runs the program itself, and ends as it did', async () => {
  const root = tempFolder();
  mkdirSync(path.join(root, 'infra/dist'), { recursive: true });
  writeFileSync(path.join(root, 'infra/dist/openapi.js'), 'process.exitCode = 5;');
  expect(await main(['openapi'], root)).toBe(5);
});

it('makes a key that signs mails, and says what to publish', async () => {
  const { code, said } = await golghar('dkim', 'agency.in', 's1');
  expect(code).toBe(0);
  expect(said).toMatch(/^# {4}TXT at s1\._domainkey\.agency\.in\n# {4}v=DKIM1; k=rsa; p=[\w+/]{380,}=*$/m);
  expect(said).toMatch(
    /^MAIL_DKIM_DOMAIN=agency\.in\nMAIL_DKIM_SELECTOR=s1\nMAIL_DKIM_PRIVATE_KEY=[\w+/]{1500,}=*$/m,
  );
  const wrong = await golghar('dkim', 'https://agency.in');
  expect([wrong.code, wrong.said]).toEqual([1, expect.stringMatching(/MAIL_DKIM_DOMAIN must be a domain/)]);
});

it('makes a user as the role of auth, an admin unless told otherwise', async () => {
  const { started } = await golghar('user', 'asha@agency.in', 'Asha');
  expect(started[0]?.env).toMatchObject({
    DATABASE_URL: 'postgres://golghar_auth:of-auth@postgres:5432/golghar',
    USER_EMAIL: 'asha@agency.in',
    USER_NAME: 'Asha',
    USER_ROLE: 'admin',
    USER_PASSWORD: container.USER_PASSWORD,
  });
  expect((await golghar('user', 'a@b.in', 'A', 'manager')).started[0]?.env.USER_ROLE).toBe('manager');
});

it('sends a test mail to the address that is given, with the selector to look for', async () => {
  const { started } = await golghar('mail-test', 'you@agency.in', 's1');
  expect(started[0]?.env).toMatchObject({ TO: 'you@agency.in', DKIM_SELECTOR: 's1' });
});

it.each([
  [['user', 'asha@agency.in'], 'NAME is missing'],
  [['mail-test'], 'ADDRESS is missing'],
  [['bakcup'], 'There is no command bakcup'],
  [['toString'], 'There is no command toString'],
])('%j starts nothing and says why', async (typed, sentence) => {
  const { code, started, said } = await golghar(...typed);
  expect([code, started]).toEqual([1, []]);
  expect(said).toContain(sentence);
  expect(said).toContain('doctor ');
});

it('says what there is when asked', async () => {
  const { code, said } = await golghar('--help');
  expect(code).toBe(0);
  for (const name of ['doctor', 'user', 'secrets', 'backup', 'restore', 'mail-test', 'openapi'])
    expect(said).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
});
