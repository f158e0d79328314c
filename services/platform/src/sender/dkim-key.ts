import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** What verifiers still take (RFC 8301); 2048 is what is made. */
const minBits = 1024;

/** A key as PEM, whose line ends may be written as \n, or its DER as base64 in one line. */
function read(text: string): KeyObject | undefined {
  const pem = text.replaceAll('\\n', '\n').trim();
  try {
    return pem.startsWith('-----BEGIN')
      ? createPrivateKey(pem)
      : createPrivateKey({ key: Buffer.from(pem, 'base64'), type: 'pkcs8', format: 'der' });
  } catch {
    return undefined;
  }
}

/**
 * Reads the private key that mails are signed with.
 * @returns the key as PEM, or what is wrong with it
 */
export function readDkimKey(text: string): { pem: string } | { fault: string } {
  const key = read(text);
  if (!key)
    return {
      fault:
        'must be a private key without a passphrase: PEM, its line ends as \\n, or DER as base64; golghar dkim DOMAIN makes one',
    };
  if (key.asymmetricKeyType !== 'rsa')
    return {
      fault: 'must be an RSA key: not every mail server can check others; golghar dkim DOMAIN makes one',
    };
  const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  if (modulusLength < minBits)
    return {
      fault: `has ${modulusLength} bits and must have at least ${minBits}; golghar dkim DOMAIN makes one`,
    };
  return { pem: key.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

/** The public half of a private key, as a DNS record has it. */
export const dkimPublicKey = (privateKey: string): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
