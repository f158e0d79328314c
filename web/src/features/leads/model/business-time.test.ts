import { goalAgo } from './business-time';

/** A moment by India's clock. */
const india = (text: string) => new Date(`${text}+05:30`);

it('goalAgo is four business hours ago, to the minute', () => {
  expect(goalAgo(india('2026-11-18T15:00:42'))).toEqual(india('2026-11-18T11:00'));
});
