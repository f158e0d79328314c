import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../test/support/machine';

const script = path.join(__dirname, 'with-secrets.sh');

/** The settings that a program is started with, when these secrets are mounted. */
function settings(secrets: Record<string, string>, env: Record<string, string> = {}) {
  const folder = tempFolder();
  for (const [name, value] of Object.entries(secrets)) writeFileSync(path.join(folder, name), value);
  const program = 'process.stdout.write(JSON.stringify(process.env))';
  const { stdout, stderr } = spawnSync('sh', [script, process.execPath, '-e', program], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, SECRETS: folder, ...env },
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Record<string, string>;
}

it('takes each file for the setting of its name; what is set wins, and what is not a setting is left alone', () => {
  const mounted = {
    AUTH_SECRET: 'from $HOME "the file"\n',
    SMTP_URL: 'smtp://file',
    'x;touch y': '',
    path: '',
  };
  expect(settings(mounted, { AUTH_SECRET: '', SMTP_URL: 'smtp://outside' })).toMatchObject({
    AUTH_SECRET: 'from $HOME "the file"',
    SMTP_URL: 'smtp://outside',
  });
});

it.each([
  ['golghar_auth', 'auth'],
  ['golghar_leads', 'leads'],
  ['golghar_metrics', 'metrics'],
  ['golghar', 'owner'],
  ['postgres', 'owner'],
])('gives the address of %s its password', (role, password) => {
  const mounted = {
    AUTH_DATABASE_PASSWORD: 'auth',
    LEADS_DATABASE_PASSWORD: 'leads',
    METRICS_DATABASE_PASSWORD: 'metrics',
    POSTGRES_PASSWORD: 'owner',
  };
  const address = (part: string) => `postgres://${role}:${part}@postgres:5432/golghar?sslmode=require`;
  expect(settings(mounted, { DATABASE_URL: address('') }).DATABASE_URL).toBe(address(password));
  expect(settings(mounted, { DATABASE_URL: address('own') }).DATABASE_URL).toBe(address('own'));
});

it('starts the program without any', () => {
  expect(settings({}, { AUTH_SECRET: 'set' }).AUTH_SECRET).toBe('set');
});
