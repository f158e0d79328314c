import { businessMinutesBefore, goalAgo } from './business-time';

/** A moment by India's clock. */
const india = (text: string) => new Date(`${text}+05:30`);

describe('businessMinutesBefore', () => {
  it.each([
    // Monday-Friday 9-18, Saturday 10-16, Sunday closed.
    ['2026-11-18T15:00', 240, '2026-11-18T11:00'],
    ['2026-11-18T10:00', 240, '2026-11-17T15:00'],
    ['2026-11-18T03:00', 240, '2026-11-17T14:00'],
    ['2026-11-18T23:30', 240, '2026-11-18T14:00'],
    ['2026-11-22T12:00', 240, '2026-11-21T12:00'],
    ['2026-11-23T09:30', 240, '2026-11-21T12:30'],
    ['2026-11-23T09:00', 361, '2026-11-20T17:59'],
  ])('%s less %i is %s', (now, minutes, before) => {
    expect(businessMinutesBefore(india(now), minutes)).toEqual(india(before));
  });
});

it('goalAgo is four business hours ago, to the minute', () => {
  expect(goalAgo(india('2026-11-18T15:00:42'))).toEqual(india('2026-11-18T11:00'));
});
