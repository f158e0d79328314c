import { snoozeTimes } from './snooze-times';

const india = (text: string) => new Date(`${text}+05:30`);

it.each([
  // A Wednesday.
  ['2026-11-18T12:02', '2026-11-18T13:05', '2026-11-19T10:00', '2026-11-23T10:00'],
  ['2026-11-18T23:59', '2026-11-19T01:00', '2026-11-19T10:00', '2026-11-23T10:00'],
  // On a Sunday, Monday is tomorrow, so the next one is meant.
  ['2026-11-22T09:00', '2026-11-22T10:00', '2026-11-23T10:00', '2026-11-30T10:00'],
  ['2026-12-31T18:00', '2026-12-31T19:00', '2027-01-01T10:00', '2027-01-04T10:00'],
])('at %s', (now, ...times) => {
  expect(snoozeTimes(india(now)).map(({ at }) => at)).toEqual(times.map(india));
});

it('tells the Monday of tomorrow from the next one', () => {
  const lastOn = (day: string) => snoozeTimes(india(`${day}T09:00`)).at(-1)?.label;
  expect([lastOn('2026-11-21'), lastOn('2026-11-22')]).toEqual(['Monday 10:00', 'Next Monday 10:00']);
});
