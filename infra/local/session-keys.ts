import { generateKeyPairSync } from 'node:crypto';

/** A new key pair for session tokens, as the services' settings want it: P-256, DER as base64. */
export function makeSessionKeys(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}
