import { Backoff } from './backoff';

describe('Backoff', () => {
  it('doubles from 0.25 s to 10 s', () => {
    const backoff = new Backoff();
    expect(Array.from({ length: 8 }, () => backoff.next(0))).toEqual([
      250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000,
    ]);
  });

  it('begins anew after 30 s of health, not before', () => {
    const backoff = new Backoff();
    backoff.next(0);
    backoff.next(0);
    expect(backoff.next(29_999)).toBe(1_000);
    expect(backoff.next(30_000)).toBe(250);
    expect(backoff.next(0)).toBe(500);
  });
});
