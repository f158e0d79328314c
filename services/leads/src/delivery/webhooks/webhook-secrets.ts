import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Begins a secret, as the Standard Webhooks specification spells it. */
const secretPrefix = 'whsec_';

export const makeSecret = (): string => `${secretPrefix}${randomBytes(32).toString('base64')}`;

/** The headers that sign a message now, by every secret that its receiver may know. */
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

/** Begins what is encrypted, and names how. */
const prefix = 'v1:';

const keyOf = (leadsSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', leadsSecret, '', 'secrets of webhooks', 32));

/**
 * Encrypts a secret of a webhook for the database: whoever reads it, or a backup, signs nothing with it, and under the id of
 * another webhook it can't be read.
 * @param leadsSecret the setting LEADS_SECRET
 */
export function sealSecret(leadsSecret: string, webhookId: string, secret: string): string {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, keyOf(leadsSecret), nonce, { authTagLength });
  sealing.setAAD(Buffer.from(webhookId));
  const sealed = [nonce, sealing.update(secret, 'utf8'), sealing.final(), sealing.getAuthTag()];
  return `${prefix}${Buffer.concat(sealed).toString('base64')}`;
}

/** The secret in clear; undefined when it was encrypted under another LEADS_SECRET. */
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
