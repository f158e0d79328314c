import { rmSync, writeFileSync } from 'node:fs';
import * as programs from '../database/run-program';
import { tempFolder } from '../test/support/machine';

const runProgram = vi.fn(async (..._: unknown[]) => 'done');
vi.resetModules();
vi.doMock('../database/run-program', () => ({ ...programs, runProgram }));
const { main } = await import('./main');

const container = {
  SETTINGS_FROM: 'environment',
  DATABASE_URL: 'postgres://golghar:owner@postgres:5432/golghar',
  AUTH_DATABASE_PASSWORD: 'of-auth',
  USER_PASSWORD: 'at least twelve characters',
};

beforeEach(() => {
  for (const [name, value] of Object.entries(container)) vi.stubEnv(name, value);
});
afterAll(() => {
  vi.doUnmock('../database/run-program');
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
  runProgram.mockClear();
});

const clone = tempFolder();
afterAll(() => rmSync(clone, { recursive: true }));

const golghar = async (...args: string[]) => {
  const said: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  return { code: await main(args, clone), said: said.join('') };
};

it('prints the API', async () => {
  const { code, said } = await golghar('openapi');
  expect([code, JSON.parse(said)]).toEqual([
    0,
    expect.objectContaining({ openapi: expect.stringMatching(/^3[.]1/) }),
  ]);
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
  const { code } = await golghar('user', 'asha@agency.in', 'Asha');
  expect(code).toBe(0);
  expect(runProgram).toHaveBeenLastCalledWith('auth', 'set-user.js', {
    DATABASE_URL: 'postgres://golghar_auth:of-auth@postgres:5432/golghar',
    USER_EMAIL: 'asha@agency.in',
    USER_NAME: 'Asha',
    USER_ROLE: 'admin',
    USER_PASSWORD: container.USER_PASSWORD,
  });
  await golghar('user', 'a@b.in', 'A', 'manager');
  expect(runProgram.mock.lastCall?.[2]).toMatchObject({ USER_ROLE: 'manager' });
});

it.each([
  [['user', 'asha@agency.in'], 'NAME is missing', true],
  [['mail-test'], 'ADDRESS is missing', true],
  [['bakcup'], 'There is no command bakcup', true],
  [['toString'], 'There is no command toString', true],
  [['mail-test', 'you@agency'], 'TO must be an e-mail address', false],
  [['backup'], 'BACKUP_DIR is missing', false],
  [['restore', '/backups/one.tar.gz'], 'BACKUP_DIR is missing', false],
])('%j does nothing and says why', async (typed, sentence, isUsageShown) => {
  const { code, said } = await golghar(...typed);
  expect([code, said.includes('doctor ')]).toEqual([1, isUsageShown]);
  expect(said).toContain(sentence);
  expect(runProgram).not.toHaveBeenCalled();
});

it('says what there is when asked', async () => {
  const { code, said } = await golghar('--help');
  expect(code).toBe(0);
  for (const name of ['doctor', 'user', 'secrets', 'backup', 'restore', 'mail-test', 'openapi'])
    expect(said).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
});

it('the doctor names a misspelt setting, also beside one that cannot be used', async () => {
  vi.stubEnv('SETTINGS_FROM', '');
  vi.stubEnv('GATEWAY_PROT', '8190');
  vi.stubEnv('ALERTS_PER_MINUTE', 'many');
  writeFileSync(`${clone}/.env`, 'GATEWAY_PROT=8190\n');
  const { code, said } = await golghar('doctor');
  expect(code).toBe(1);
  expect(said).toContain('GATEWAY_PROT is not a setting: did you mean GATEWAY_PORT?\n');
  expect(said).toContain('ALERTS_PER_MINUTE must be a number');
});
