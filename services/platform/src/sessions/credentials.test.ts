import { userActiveHeader } from '@golghar/contracts';
import { apiTokenOf, isUserActive } from './credentials';

it.each(['GET', 'HEAD', 'OPTIONS'])(
  'isUserActive is false for a %s of which the client says nothing',
  (method) => {
    expect(isUserActive({ method, headers: {} })).toBe(false);
    expect(isUserActive({ method, headers: { [userActiveHeader]: '0' } })).toBe(false);
  },
);

it('isUserActive is true for a read that the client ascribes to a person', () => {
  expect(isUserActive({ method: 'GET', headers: { [userActiveHeader]: '1' } })).toBe(true);
});

it.each(['POST', 'PATCH', 'PUT', 'DELETE'])('isUserActive is true for every %s', (method) => {
  expect(isUserActive({ method, headers: {} })).toBe(true);
});

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
