import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import * as z from 'zod';
import { readJson, writeAtomically } from './private-file';

const secret = z.string().default(() => randomBytes(32).toString('hex'));

const schema = z.object({
  /** Password of the embedded Postgres's owner. */
  postgres: secret,
  /** Passwords of the services' database roles. */
  roles: z.object({ auth: secret, leads: secret, metrics: secret }).prefault({}),
  redis: secret,
  /** The key of auth's links and cookies. */
  session: secret,
  /** The key with which leads encrypts webhook secrets and hashes senders. */
  leads: secret,
  /** The keys with which auth signs sessions and the others verify them. */
  sessionKeys: z.object({ privateKey: z.string(), publicKey: z.string() }).default(() => makeSessionKeys()),
  seedToken: secret,
});

/** Secrets that the stack generates for itself. */
export type Secrets = z.output<typeof schema>;

/** The stored secrets; missing ones are generated and stored. */
export function loadSecrets(file: string): Secrets {
  const stored = readJson(file) ?? {};
  const secrets = schema.parse(stored);
  if (JSON.stringify(stored) !== JSON.stringify(secrets))
    writeAtomically(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

/** Without the letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password that is easy to read and type, with 79 bits of entropy. */
export function readablePassword(): string {
  const word = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: 4 }, word).join('-');
}

/** A new key pair for session tokens as the services take it: P-256, DER as base64. */
export function makeSessionKeys(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}
