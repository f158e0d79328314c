import { userActiveHeader } from '@golghar/contracts';
import { isUserActive } from './session-strategies';

describe('isUserActive', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('is false for a %s of which the client says nothing', (method) => {
    expect(isUserActive({ method, headers: {} })).toBe(false);
    expect(isUserActive({ method, headers: { [userActiveHeader]: '0' } })).toBe(false);
  });

  it('is true for a read that the client ascribes to a person', () => {
    expect(isUserActive({ method: 'GET', headers: { [userActiveHeader]: '1' } })).toBe(true);
  });

  it.each(['POST', 'PATCH', 'PUT', 'DELETE'])('is true for every %s', (method) => {
    expect(isUserActive({ method, headers: {} })).toBe(true);
  });
});
