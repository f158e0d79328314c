import { backOff, isGivenUp } from './back-off';

describe('backOff', () => {
  it('grows from 30 s to 15 minutes and stays there', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 1000].map(backOff)).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  });
});

describe('isGivenUp', () => {
  const queuedAt = new Date('2026-11-01T00:00:00Z');

  it('is so after five days and not before', () => {
    expect(isGivenUp(queuedAt, new Date('2026-11-05T23:59:00Z'))).toBe(false);
    expect(isGivenUp(queuedAt, new Date('2026-11-06T00:01:00Z'))).toBe(true);
  });
});
