import { linkToken } from './account-links';

const id = '019aa3b0-0000-7000-8000-000000000001';
const settings = { AUTH_SECRET: 'a secret of this installation alone' };

it('the token of a link is another one for another link and for another secret', () => {
  const other = '019aa3b0-0000-7000-8000-000000000002';
  const tokens = [
    linkToken(id, settings),
    linkToken(other, settings),
    linkToken(id, { AUTH_SECRET: 'another secret' }),
  ];
  expect(new Set(tokens).size).toBe(3);
});
