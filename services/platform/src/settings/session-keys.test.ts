import { generateKeyPairSync } from 'node:crypto';
import { sessionPrivateKey, sessionPublicKeys } from './session-keys';

const makePair = (namedCurve = 'P-256') => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
};

it('are found by the id that the private key has', () => {
  const [now, before] = [makePair(), makePair()];
  const keys = sessionPublicKeys.parse(`${now.publicKey}, ${before.publicKey}`);
  expect([...keys.keys()]).toEqual(
    [now, before].map(({ privateKey }) => sessionPrivateKey.parse(privateKey).kid),
  );
  expect(keys.get(sessionPrivateKey.parse(now.privateKey).kid)?.type).toBe('public');
});

it.each([undefined, '', 'change-me', makePair('secp384r1').publicKey, `${makePair().publicKey},`])(
  'refuses %s as public keys',
  (text) => {
    expect(sessionPublicKeys.safeParse(text).error?.issues[0]?.message).toContain('infra/docs/operating.md');
  },
);

it.each([undefined, 'change-me', makePair().publicKey, makePair('secp384r1').privateKey])(
  'refuses %s as a private key',
  (text) => {
    expect(sessionPrivateKey.safeParse(text).error?.issues[0]?.message).toContain('infra/docs/operating.md');
  },
);

it('takes no private key where a public one belongs', () => {
  expect(sessionPublicKeys.safeParse(makePair().privateKey).success).toBe(false);
});
