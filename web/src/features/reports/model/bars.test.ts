import { barsOf, comparison, totalOf } from '../components/bar-table';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    count: index,
  }));

it('has a bar for each week from 90 days on, none lost', () => {
  const bars = barsOf(days(90));
  expect(bars).toHaveLength(13);
  expect(bars[0]).toEqual({ from: '2026-01-01', to: '2026-01-06', count: 15 });
  expect(bars[12]).toMatchObject({ from: '2026-03-25', to: '2026-03-31' });
  expect(totalOf(bars)).toBe(totalOf(days(90)));
});

it('compares with the period before', () => {
  expect(comparison(5, 3, 7)).toBe('2 more than in the 7 days before');
  expect(comparison(0, 3, 7)).toBe('3 fewer than in the 7 days before');
  expect(comparison(3, 3, 7)).toBe('as many as in the 7 days before');
});
