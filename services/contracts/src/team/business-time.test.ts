import type { BusinessCalendar } from '../brand/business-hours';
import { afterOpenMinutes, beforeOpenMinutes, isOpenAt, openMinutesBetween } from './business-time';

// Written out, so that an agency may change its own hours without these tests.
const weekday = { opens: '09:00', closes: '18:00' };
const calendar: BusinessCalendar = {
  timeZone: 'Asia/Kolkata',
  week: [null, weekday, weekday, weekday, weekday, weekday, { opens: '10:00', closes: '16:00' }],
  closedDays: ['2026-11-24', '01-01'],
};

/** An instant by India's clock. */
const india = (text: string) => new Date(`${text}+05:30`);

// 2026-11-20 is a Friday, the Tuesday after it a holiday.
it.each([
  ['within a day', '2026-11-20T10:00', '2026-11-20T10:45', 45],
  ['whole minutes', '2026-11-20T10:00:30', '2026-11-20T10:01:29.999', 0],
  ['before opening', '2026-11-20T07:00', '2026-11-20T09:30', 30],
  ['after closing', '2026-11-20T17:30', '2026-11-20T23:00', 30],
  ['over midnight', '2026-11-19T17:00', '2026-11-20T10:00', 120],
  ['on a Saturday, which is short', '2026-11-21T08:00', '2026-11-21T20:00', 360],
  ['over a Sunday', '2026-11-21T15:30', '2026-11-23T09:10', 40],
  ['on a Sunday alone', '2026-11-22T09:00', '2026-11-22T18:00', 0],
  ['over a holiday', '2026-11-23T17:00', '2026-11-25T10:00', 120],
  ['on a holiday alone', '2026-11-24T09:00', '2026-11-24T18:00', 0],
  ["over a year's end, whose first day is a holiday", '2026-12-31T17:30', '2027-01-02T10:30', 60],
  ['a week', '2026-11-06T12:00', '2026-11-13T12:00', 3060],
  ['the wrong way round', '2026-11-20T12:00', '2026-11-20T11:00', 0],
  ['from closing to opening', '2026-11-20T18:00', '2026-11-21T10:00', 0],
])('openMinutesBetween counts %s', (_, since, until, minutes) => {
  expect(openMinutesBetween(india(since), india(until), calendar)).toBe(minutes);
});

it.each([
  ['2026-11-18T10:00', 240, '2026-11-18T14:00'],
  ['2026-11-18T14:00', 240, '2026-11-18T18:00'],
  ['2026-11-18T16:00', 240, '2026-11-19T11:00'],
  ['2026-11-18T03:00', 240, '2026-11-18T13:00'],
  ['2026-11-18T22:30', 240, '2026-11-19T13:00'],
  ['2026-11-20T17:00', 240, '2026-11-21T13:00'],
  ['2026-11-21T14:00', 240, '2026-11-23T11:00'],
  ['2026-11-22T12:00', 240, '2026-11-23T13:00'],
  ['2026-11-23T17:00', 240, '2026-11-25T12:00'],
  ['2026-12-31T17:00', 240, '2027-01-02T13:00'],
  ['2026-11-20T20:00', 0, '2026-11-21T10:00'],
])('afterOpenMinutes: %s and %i are %s', (since, minutes, reached) => {
  expect(afterOpenMinutes(india(since), minutes, calendar)).toEqual(india(reached));
});

it.each([
  ['2026-11-18T15:00', 240, '2026-11-18T11:00'],
  ['2026-11-18T10:00', 240, '2026-11-17T15:00'],
  ['2026-11-18T03:00', 240, '2026-11-17T14:00'],
  ['2026-11-18T23:30', 240, '2026-11-18T14:00'],
  ['2026-11-22T12:00', 240, '2026-11-21T12:00'],
  ['2026-11-23T09:30', 240, '2026-11-21T12:30'],
  ['2026-11-23T09:00', 361, '2026-11-20T17:59'],
  ['2026-11-25T10:00', 120, '2026-11-23T17:00'],
  ['2027-01-02T11:00', 120, '2026-12-31T17:00'],
])('beforeOpenMinutes: %s less %i is %s', (until, minutes, reached) => {
  expect(beforeOpenMinutes(india(until), minutes, calendar)).toEqual(india(reached));
});

it('isOpenAt is true from opening until closing', () => {
  const open = ['2026-11-20T09:00', '2026-11-20T17:59:59', '2026-11-21T10:00'];
  const closed = ['2026-11-20T08:59', '2026-11-20T18:00', '2026-11-22T12:00', '2026-11-24T12:00'];
  expect([...open, ...closed].filter((text) => isOpenAt(india(text), calendar))).toEqual(open);
});

it('keeps to the wall clock of a zone that changes it', () => {
  const berlin = { ...calendar, timeZone: 'Europe/Berlin' };
  // The clocks go back on Sunday, 25 October 2026.
  expect(openMinutesBetween(new Date('2026-10-23T15:00Z'), new Date('2026-10-26T09:00Z'), berlin)).toBe(
    60 + 360 + 60,
  );
  expect(afterOpenMinutes(new Date('2026-10-24T13:00Z'), 120, berlin)).toEqual(new Date('2026-10-26T09:00Z'));
});

it('says that a week without an open day has no business time', () => {
  const never = { ...calendar, week: Array(7).fill(null) };
  expect(() => afterOpenMinutes(new Date(), 1, never)).toThrow('no open day');
  expect(() => beforeOpenMinutes(new Date(), 1, never)).toThrow('no open day');
});
