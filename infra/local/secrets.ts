import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import * as z from 'zod';
import { readJson, writeWhole } from './private-file';

const secret = z.string().default(() => randomBytes(32).toString('hex'));

const schema = z.object({
  /** Password of the embedded Postgres's owner. */
  postgres: secret,
  /** Passwords of the services' database roles. */
  roles: z.object({ auth: secret, leads: secret, metrics: secret }).prefault({}),
  redis: secret,
  /** What auth keys links and cookies with; once it signed the sessions, too. */
  session: secret,
  /** What leads encrypts the secrets of webhooks with, and counts senders under. */
  leads: secret,
  /** What auth signs sessions with, and the others check them with. */
  sessionKeys: z.object({ privateKey: z.string(), publicKey: z.string() }).default(() => makeSessionKeys()),
  seedToken: secret,
});

/** What the stack made up for itself. */
export type Secrets = z.output<typeof schema>;

/** The stored secrets; those that are missing are made and stored. */
export function loadSecrets(file: string): Secrets {
  const stored = readJson(file) ?? {};
  const secrets = schema.parse(stored);
  if (JSON.stringify(stored) !== JSON.stringify(secrets))
    writeWhole(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

/** Without the letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password that is easy to read and type, with 79 bits of chance. */
export function readablePassword(): string {
  const word = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: 4 }, word).join('-');
}

/** A new key pair for session tokens, as the services' settings want it: P-256, DER as base64. */
export function makeSessionKeys(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}
