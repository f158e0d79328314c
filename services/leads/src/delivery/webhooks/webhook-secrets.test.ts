import { makeSecret, openSecret, sealSecret } from './webhook-secrets';

const key = 'a secret that only this test knows of';
const [one, other] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002'];

it('the secret of a webhook is read under its key and its webhook alone', () => {
  const secret = makeSecret();
  const sealed = sealSecret(key, one, secret);
  expect(sealed).not.toContain(secret.slice(6, 20));
  expect(openSecret(key, one, sealed)).toBe(secret);
  expect(openSecret(key, other, sealed)).toBeUndefined();
  expect(openSecret('another secret that this test knows of', one, sealed)).toBeUndefined();
});

it('the secret of a webhook is encrypted otherwise each time, and never read when it was changed', () => {
  const sealed = sealSecret(key, one, makeSecret());
  expect(sealSecret(key, one, makeSecret())).not.toBe(sealed);
  const bytes = Buffer.from(sealed.slice(3), 'base64');
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(openSecret(key, one, `v1:${changed.toString('base64')}`)).toBeUndefined();
  }
  for (const broken of ['', 'v1:', 'v1:AAAA', sealed.slice(3), makeSecret()])
    expect(openSecret(key, one, broken)).toBeUndefined();
});
