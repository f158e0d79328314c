import { apiTokenOf } from './api-token';

const secret = `golghar_${'x'.repeat(43)}`;
const read = (authorization?: string) => apiTokenOf({ headers: { ...(authorization && { authorization }) } });

it.each([
  [`Bearer ${secret}`, secret],
  [`bearer ${secret}`, secret],
  [`Bearer ${secret}x`, undefined],
  [`Bearer ${secret.slice(1)}`, undefined],
  [`Basic ${secret}`, undefined],
  ['Bearer a.b.c', undefined],
  [undefined, undefined],
])('the header %p has the token %p', (header, token) => {
  expect(read(header)).toBe(token);
});
