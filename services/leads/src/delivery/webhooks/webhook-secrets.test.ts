import { makeSecret } from './sign';
import { WebhookSecrets } from './webhook-secrets';

const secrets = new WebhookSecrets('a secret that only this test knows of');
const [one, other] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002'];

describe('the secret of a webhook', () => {
  it('is read under its key and its webhook alone', () => {
    const secret = makeSecret();
    const sealed = secrets.seal(one, secret);
    expect(sealed).not.toContain(secret.slice(6, 20));
    expect(secrets.open(one, sealed)).toBe(secret);
    expect(secrets.open(other, sealed)).toBeUndefined();
    expect(new WebhookSecrets('another secret that this test knows of').open(one, sealed)).toBeUndefined();
  });

  it('is encrypted otherwise each time, and never read when it was changed', () => {
    const sealed = secrets.seal(one, makeSecret());
    expect(secrets.seal(one, makeSecret())).not.toBe(sealed);
    const bytes = Buffer.from(sealed.slice(3), 'base64');
    for (const at of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(secrets.open(one, `v1:${changed.toString('base64')}`)).toBeUndefined();
    }
    for (const broken of ['', 'v1:', 'v1:AAAA', sealed.slice(3)])
      expect(secrets.open(one, broken)).toBeUndefined();
  });

  it('that was stored in clear is still one', () => {
    const secret = makeSecret();
    expect(secrets.open(one, secret)).toBe(secret);
  });
});
