import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import * as z from 'zod';

/** A key and the id by which a token names it. */
export type SessionKey = { kid: string; key: KeyObject };

const howTo = 'see infra/docs/operating.md for how to make one';

/** The id of a key pair: a hash of its public key. */
const keyId = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64url')
    .slice(0, 16);

const isP256 = ({ asymmetricKeyDetails }: KeyObject) => asymmetricKeyDetails?.namedCurve === 'prime256v1';

const readPublicKey = (base64: string): SessionKey | undefined => {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), type: 'spki', format: 'der' });
    return isP256(key) ? { kid: keyId(key), key } : undefined;
  } catch {
    return undefined;
  }
};

const readPrivateKey = (base64: string): SessionKey | undefined => {
  try {
    const key = createPrivateKey({ key: Buffer.from(base64, 'base64'), type: 'pkcs8', format: 'der' });
    return isP256(key) ? { kid: keyId(createPublicKey(key)), key } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The public keys that session tokens are checked with (P-256, DER as base64, with commas between them): the one
 * in use and, while keys are being changed, the one before. By id, and read once: to read a PEM for each request
 * takes longer than to check its token.
 */
export const sessionPublicKeys = z.string({ error: `is missing; ${howTo}` }).transform((text, context) => {
  const keys = text.split(',').map((key) => readPublicKey(key.trim()));
  const read = keys.filter((key) => key !== undefined);
  if (read.length === keys.length) return new Map(read.map(({ kid, key }) => [kid, key]));
  context.addIssue(`must be public keys of the curve P-256 with commas between them; ${howTo}`);
  return z.NEVER;
});

/** The private key that signs session tokens (P-256, PKCS#8 in DER as base64): auth alone has it. */
export const sessionPrivateKey = z.string({ error: `is missing; ${howTo}` }).transform((text, context) => {
  const key = readPrivateKey(text);
  if (key) return key;
  context.addIssue(`must be a private key of the curve P-256; ${howTo}`);
  return z.NEVER;
});
