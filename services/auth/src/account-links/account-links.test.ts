import { linkTokenSchema } from '@golghar/contracts';
import { hashLinkToken, linkToken, linkUrl } from './account-links';

const id = '019aa3b0-0000-7000-8000-000000000001';
const settings = { AUTH_SECRET: 'a secret of this installation alone' };

it('the token of a link is the same each time, so that an e-mail can be rendered again', () => {
  expect(linkToken(id, settings)).toBe(linkToken(id, settings));
  expect(linkTokenSchema.safeParse(linkToken(id, settings)).success).toBe(true);
});

it('the token of a link is another one for another link and for another secret', () => {
  const other = '019aa3b0-0000-7000-8000-000000000002';
  const tokens = [
    linkToken(id, settings),
    linkToken(other, settings),
    linkToken(id, { AUTH_SECRET: 'another secret' }),
  ];
  expect(new Set(tokens).size).toBe(3);
});

it('the token of a link is no hash of what is stored, nor stored itself', () => {
  const token = linkToken(id, settings);
  expect(hashLinkToken(token)).toHaveLength(64);
  expect(Buffer.from(hashLinkToken(token), 'hex').toString('base64url')).not.toBe(token);
});

it('the token of a link stands in the fragment', () => {
  expect(new URL(linkUrl('https://agency.example', 'token')).hash).toBe('#token');
});
