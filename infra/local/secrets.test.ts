import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../test/support/machine';
import { loadSecrets, readablePassword } from './secrets';

const newFile = () => path.join(tempFolder(), 'secrets.json');

it('loadSecrets makes secrets that only the owner can read, and keeps them', () => {
  const file = newFile();
  const secrets = loadSecrets(file);
  expect(secrets.session).toMatch(/^[0-9a-f]{64}$/);
  expect(secrets.roles.auth).not.toBe(secrets.roles.leads);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(loadSecrets(file)).toEqual(secrets);
});

it('loadSecrets adds one that an older version did not have', () => {
  const file = newFile();
  const { redis, ...older } = loadSecrets(file);
  writeFileSync(file, JSON.stringify(older));
  const secrets = loadSecrets(file);
  expect(secrets).toMatchObject(older);
  expect(secrets.redis).not.toBe(redis);
  expect(JSON.parse(readFileSync(file, 'utf8')).redis).toBe(secrets.redis);
});

it('readablePassword has four groups without letters that look alike, another each time', () => {
  const passwords = Array.from({ length: 50 }, readablePassword);
  for (const password of passwords) expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
  expect(new Set(passwords).size).toBe(50);
});
