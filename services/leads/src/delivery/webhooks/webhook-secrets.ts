import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { secretPrefix } from './sign';

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Begins what is encrypted, and names how. */
const prefix = 'v1:';

/** Whether a stored secret is one that an older version stored in clear. */
export const isClear = (secret: string): boolean => secret.startsWith(secretPrefix);

/** Encrypts the secrets of webhooks for the database: whoever reads it, or a backup, signs nothing with them. */
export class WebhookSecrets {
  private readonly key: Buffer;

  /** @param leadsSecret the setting LEADS_SECRET */
  constructor(leadsSecret: string) {
    this.key = Buffer.from(hkdfSync('sha256', leadsSecret, '', 'secrets of webhooks', 32));
  }

  /** Encrypts a secret of a webhook; under the id of another one it can't be read. */
  seal(webhookId: string, secret: string): string {
    const nonce = randomBytes(nonceLength);
    const sealing = createCipheriv(cipher, this.key, nonce, { authTagLength: tagLength });
    sealing.setAAD(Buffer.from(webhookId));
    const sealed = Buffer.concat([
      nonce,
      sealing.update(secret, 'utf8'),
      sealing.final(),
      sealing.getAuthTag(),
    ]);
    return `${prefix}${sealed.toString('base64')}`;
  }

  /** The secret in clear, stored so or not; undefined when it was encrypted under another LEADS_SECRET. */
  open(webhookId: string, sealed: string): string | undefined {
    if (isClear(sealed)) return sealed;
    const bytes = Buffer.from(sealed.slice(prefix.length), 'base64');
    if (!sealed.startsWith(prefix) || bytes.length < nonceLength + tagLength) return undefined;
    const opening = createDecipheriv(cipher, this.key, bytes.subarray(0, nonceLength), {
      authTagLength: tagLength,
    });
    opening.setAAD(Buffer.from(webhookId));
    opening.setAuthTag(bytes.subarray(-tagLength));
    try {
      const clear = [opening.update(bytes.subarray(nonceLength, -tagLength)), opening.final()];
      return Buffer.concat(clear).toString('utf8');
    } catch {
      return undefined;
    }
  }
}
