import { daysOf, periodOf } from './period';

describe('a period', () => {
  it('goes from midnight to midnight in India', () => {
    expect(periodOf({ from: '2026-02-28', to: '2026-03-01' })).toEqual({
      start: new Date('2026-02-27T18:30:00Z'),
      end: new Date('2026-03-01T18:30:00Z'),
    });
  });

  it.each([
    ['2026-11-21', '2026-11-21', ['2026-11-21']],
    ['2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01']],
  ])('from %s to %s has every day', (from, to, days) => {
    expect(daysOf({ from, to })).toEqual(days);
  });
});
