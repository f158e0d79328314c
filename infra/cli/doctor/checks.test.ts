import { chmodSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDkimKeys } from '../dkim';
import { checkAddress } from './check-address';
import { checkBackup, checkDisk } from './check-files';
import { checkMailServer, checkMailSignature } from './check-mail';
import { checkPostgres } from './check-postgres';
import { checkNode, checkPrivate } from './check-program';
import { checkRedis } from './check-redis';
import type { Finding } from './finding';

const folder = mkdtempSync(path.join(tmpdir(), 'doctor-'));
const states = (findings: Finding[]) => findings.map(({ state }) => state);
const nobody = '127.0.0.1:1';

it.each([
  ['24.1.0', 'good'],
  ['20.19.0', 'good'],
  ['20.18.3', 'to mend'],
  ['18.20.0', 'to mend'],
])('says of Node.js %s: %s', (version, state) => expect(checkNode(version).state).toBe(state));

it('looks whether a file with secrets is its owner’s alone', () => {
  const file = path.join(folder, '.env');
  expect(checkPrivate(file)).toEqual([]);
  writeFileSync(file, '');
  chmodSync(file, 0o600);
  expect(states(checkPrivate(file))).toEqual(['good']);
  chmodSync(file, 0o640);
  expect(checkPrivate(file)).toEqual([
    { state: 'to watch', text: expect.stringContaining(`chmod 600 ${file}`) },
  ]);
});

it('knows the age of the last backup', () => {
  expect(checkBackup(folder).text).toContain('There is no backup');
  const file = path.join(folder, 'golghar-20261121T000000Z.tar.gz');
  writeFileSync(file, '');
  expect(checkBackup(folder).state).toBe('good');
  const old = Date.now() / 1000 - 27 * 3600;
  utimesSync(file, old, old);
  expect(checkBackup(folder)).toEqual({ state: 'to mend', text: expect.stringContaining('27 hours') });
});

it('sees a disk, of a folder that is still to be made, too', async () => {
  expect((await checkDisk(folder)).text).toMatch(/\d GB of .* are left/);
  expect((await checkDisk(path.join(folder, 'none', 'yet'))).text).toContain(
    `are left on the disk of ${path.join(folder, 'none', 'yet')}`,
  );
});

it('says which server does not answer, and what that means', async () => {
  const passwords = { auth: 'a', leads: 'b', metrics: 'c' };
  const postgres = await checkPostgres(`postgres://golghar:secret@${nobody}/golghar`, passwords);
  const redis = await checkRedis(`redis://:secret@${nobody}`);
  const mail = await checkMailServer(`smtp://user:secret@${nobody}`);
  const found = [...postgres, ...redis, mail];
  expect(states(found)).toEqual(['to mend', 'to mend', 'to mend']);
  for (const { text } of found) {
    expect(text).toMatch(
      /^(Postgres at|Redis at|The mail server) 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/,
    );
    expect(text).not.toContain('secret');
  }
});

describe('the signature of mails', () => {
  const { settings, record } = makeDkimKeys('agency.in', 'golghar');
  const look = (env: NodeJS.ProcessEnv, published = record) =>
    checkMailSignature({ MAIL_FROM: 'Agency <hello@agency.in>', ...env }, async () => [published]);

  it('is not looked for where the provider signs', async () => expect(await look({})).toEqual([]));

  it('is well when its key is published, and it is of the sender’s domain', async () => {
    expect(states(await look(settings))).toEqual(['good']);
    expect(states(await look(settings, 'v=DKIM1; p=MIIB'))).toEqual(['to mend']);
    expect(states(await look({ ...settings, MAIL_FROM: 'hello@another.in' }))).toEqual(['good', 'to mend']);
  });
});

describe('the public address', () => {
  let server: Server;
  let status = 200;
  beforeAll((done) => {
    server = createServer((request, response) =>
      response.writeHead(request.url === '/api/health' ? status : 404).end(),
    ).listen(0, '127.0.0.1', done);
  });
  afterAll(() => server.close());
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  it('is well when enquiries are taken there, and asks for TLS', async () =>
    expect(states(await checkAddress(address()))).toEqual(['good', 'to watch']));

  it('is not when they are refused, or when nobody answers', async () => {
    status = 503;
    expect((await checkAddress(address()))[0]?.text).toContain('/api/health answers 503');
    const closed = address().replace('http:', 'https:');
    await new Promise((resolve) => server.close(resolve));
    const [health, certificate] = await checkAddress(closed);
    expect(health?.text).toMatch(/cannot be reached from here: .*ECONNREFUSED/);
    expect(certificate?.state).toBe('to mend');
  });
});
