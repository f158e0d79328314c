import { generateKeyPairSync } from 'node:crypto';
import * as z from 'zod';
import { dkimOf, dkimSettings, needWholeDkim } from './dkim';
import { parseEnvironment } from './environment';

const schema = needWholeDkim(z.object({ PORT: z.string('is missing'), ...dkimSettings.shape }));
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const names = { PORT: '1', MAIL_DKIM_DOMAIN: 'Agency.in', MAIL_DKIM_SELECTOR: 'golghar' };
const read = (env: Record<string, string>) => parseEnvironment(schema, env);

it.each([
  ['PEM', pem],
  ['PEM in one line', pem.replaceAll('\n', '\\n')],
  ['PEM as openssl genrsa writes it', privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()],
  ['DER as base64', privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')],
])('takes a key as %s', (_, text) =>
  expect(dkimOf(read({ ...names, MAIL_DKIM_PRIVATE_KEY: text }))).toMatchObject({
    domainName: 'agency.in',
    keySelector: 'golghar',
    privateKey: pem,
  }),
);

it('signs nothing when nothing is set', () => expect(dkimOf(read({ PORT: '1' }))).toBeUndefined());

it('names what is missing of the three, beside whatever else is wrong', () => {
  const { PORT: _, ...rest } = names;
  expect(() => read({ ...rest, MAIL_DKIM_DOMAIN: 'https://agency.in' })).toThrow(
    /PORT is missing[\s\S]*MAIL_DKIM_DOMAIN must be a domain[\s\S]*MAIL_DKIM_PRIVATE_KEY is missing: mails are signed with all of/,
  );
  expect(() => read({ PORT: '1', MAIL_DKIM_PRIVATE_KEY: pem })).toThrow(
    /MAIL_DKIM_DOMAIN is missing[\s\S]*MAIL_DKIM_SELECTOR is missing/,
  );
});

const short = generateKeyPairSync('rsa', { modulusLength: 512 }).privateKey;
const elliptic = generateKeyPairSync('ed25519').privateKey;

it.each([
  ['garbage', 'garbage', 'without a passphrase'],
  ['a public key', 'MCowBQYDK2VwAyEA', 'without a passphrase'],
  [
    'a key with a passphrase',
    String(privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' })),
    'without a passphrase',
  ],
  ['a short key', String(short.export({ type: 'pkcs8', format: 'pem' })), 'has 512 bits'],
  ['a key of another kind', String(elliptic.export({ type: 'pkcs8', format: 'pem' })), 'must be an RSA key'],
])('refuses %s in one sentence, without the key', (_, text, words) => {
  const refused = () => read({ ...names, MAIL_DKIM_PRIVATE_KEY: text });
  expect(refused).toThrow(new RegExp(`MAIL_DKIM_PRIVATE_KEY .*${words}.*golghar dkim DOMAIN makes one$`));
  expect(refused).not.toThrow(new RegExp(text.slice(30, 60) || text));
});
