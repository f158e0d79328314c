import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import * as z from 'zod';

/** A key and the id by which a token refers to it. */
export type SessionKey = { kid: string; key: KeyObject };

const howTo = 'see infra/docs/operating.md for how to make one';

/** Reads DER as base64; the id of a key pair is a hash of its public key. Undefined unless it is a P-256 key. */
function readKey(base64: string, type: 'spki' | 'pkcs8'): SessionKey | undefined {
  const der = { key: Buffer.from(base64, 'base64'), format: 'der' } as const;
  try {
    const key = type === 'spki' ? createPublicKey({ ...der, type }) : createPrivateKey({ ...der, type });
    if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') return undefined;
    const publicKey = type === 'spki' ? key : createPublicKey(key);
    const spki = publicKey.export({ type: 'spki', format: 'der' });
    return { kid: createHash('sha256').update(spki).digest('base64url').slice(0, 16), key };
  } catch {
    return undefined;
  }
}

/** A setting parsed into something else, and what it must be. */
const readAs = <T>(wanted: string, read: (text: string) => T | undefined) =>
  z.string({ error: `is missing; ${howTo}` }).transform((text, context): T => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue(`${wanted}; ${howTo}`);
    return z.NEVER;
  });

/**
 * The public keys that session tokens are checked with (P-256, DER as base64, separated by commas): the current one and, during
 * a key change, the previous one. By id, and parsed once: parsing a PEM for each request takes longer than checking its token.
 */
export const sessionPublicKeys = readAs(
  'must be public keys of the curve P-256 with commas between them',
  (text) => {
    const keys = text.split(',').map((key) => readKey(key.trim(), 'spki'));
    const read = keys.filter((key) => key !== undefined);
    return read.length === keys.length ? new Map(read.map(({ kid, key }) => [kid, key])) : undefined;
  },
);

/** For services that check sessions: the public keys of session tokens, the same in all of them. */
export const sessionSettings = z.object({ SESSION_PUBLIC_KEYS: sessionPublicKeys });

/** The private key that signs session tokens (P-256, PKCS#8 in DER as base64): only auth has it. */
export const sessionPrivateKey = readAs('must be a private key of the curve P-256', (text) =>
  readKey(text, 'pkcs8'),
);
