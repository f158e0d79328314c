import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Prefix of a secret in the Standard Webhooks specification. */
const secretPrefix = 'whsec_';

export const makeSecret = (): string => `${secretPrefix}${randomBytes(32).toString('base64')}`;

/** The headers that sign a message, with every secret that its receiver may have. */
export function signedHeaders(id: string, body: string, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const authTagLength = 16;

/** Prefix of an encrypted secret, which names the method. */
const prefix = 'v1:';

const keyOf = (leadsSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', leadsSecret, '', 'secrets of webhooks', 32));

/**
 * Encrypts a webhook's secret for the database: nobody can sign with what is in it or in a backup, and it can't be read under
 * another webhook's id.
 * @param leadsSecret the setting LEADS_SECRET
 */
export function sealSecret(leadsSecret: string, webhookId: string, secret: string): string {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, keyOf(leadsSecret), nonce, { authTagLength });
  sealing.setAAD(Buffer.from(webhookId));
  const sealed = [nonce, sealing.update(secret, 'utf8'), sealing.final(), sealing.getAuthTag()];
  return `${prefix}${Buffer.concat(sealed).toString('base64')}`;
}

/** The decrypted secret; undefined if it was encrypted with another LEADS_SECRET. */
export function openSecret(leadsSecret: string, webhookId: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed.slice(prefix.length), 'base64');
  try {
    const nonce = bytes.subarray(0, nonceLength);
    const opening = createDecipheriv(cipher, keyOf(leadsSecret), nonce, { authTagLength });
    opening.setAAD(Buffer.from(webhookId)).setAuthTag(bytes.subarray(-authTagLength));
    return (
      opening.update(bytes.subarray(nonceLength, -authTagLength), undefined, 'utf8') + opening.final('utf8')
    );
  } catch {
    return undefined;
  }
}
