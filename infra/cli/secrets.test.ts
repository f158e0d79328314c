import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readDockerSettings } from '../docker/settings';
import { tempFolder } from '../test/support/machine';
import { fillIn, fillInFolder, makeSecrets } from './secrets';

const example = readFileSync(path.resolve(__dirname, '../../.env.example'), 'utf8');
const valueIn = (text: string, name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1];

it('fills in every secret of the example file, so that Docker takes it', () => {
  const { text } = fillIn(example, makeSecrets());
  const values = Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const rest = { PUBLIC_URL: 'https://www.agency.in', ALERT_TO: 'team@agency.in' };
  expect(readDockerSettings({ ...values, ...rest }).AUTH_SECRET).toHaveLength(64);
});

it('makes other secrets each time', () => {
  const [one, other] = [makeSecrets(), makeSecrets()];
  expect(Object.keys(one).filter((name) => one[name] === other[name])).toEqual([]);
});

it('leaves what is set, and never half of a key pair', () => {
  const kept = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    type: 'spki',
    format: 'pem',
  });
  const text = `AUTH_SECRET=mine\nSESSION_PUBLIC_KEYS=${String(kept).slice(30, 60)}\nPOSTGRES_PASSWORD=change-me\n`;
  const { text: next, filled } = fillIn(text, makeSecrets());
  expect(valueIn(next, 'AUTH_SECRET')).toBe('mine');
  expect(filled).toContain('POSTGRES_PASSWORD');
  expect(filled.filter((name) => name.startsWith('SESSION'))).toEqual([]);
  expect(valueIn(next, 'POSTGRES_PASSWORD')).toMatch(/^[0-9a-f]{64}$/);
});

it('makes a file of each that is not there yet, in a folder that is its owner’s alone', () => {
  const folder = tempFolder();
  writeFileSync(path.join(folder, 'AUTH_SECRET'), 'mine');
  const secrets = makeSecrets();
  const filled = fillInFolder(folder, secrets);
  expect([...filled, 'AUTH_SECRET'].sort()).toEqual(readdirSync(folder).sort());
  expect(readFileSync(path.join(folder, 'AUTH_SECRET'), 'utf8')).toBe('mine');
  const file = path.join(folder, 'POSTGRES_PASSWORD');
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([
    secrets.POSTGRES_PASSWORD,
    0o444,
  ]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});
