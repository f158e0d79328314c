import { createHmac, randomBytes } from 'node:crypto';

/** Begins a secret, as the Standard Webhooks specification spells it. */
export const secretPrefix = 'whsec_';

/** A new secret. */
export const makeSecret = (): string => `${secretPrefix}${randomBytes(32).toString('base64')}`;

/** The headers that sign a message, by every secret that its receiver may know. */
export function signedHeaders(
  { id, body, secrets }: { id: string; body: string; secrets: readonly string[] },
  now = new Date(),
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
