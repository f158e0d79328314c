import { agencyDay, formatDay, formatMoment, formatSoon } from './dates';

describe('formatMoment', () => {
  it("writes the agency's time, whatever the reader's", () => {
    expect(formatMoment('2026-11-20T19:05:00.000Z')).toBe('Nov 21, 2026 00:35');
    expect(formatMoment('2026-03-04T00:00:00.000Z')).toBe('Mar 04, 2026 05:30');
  });

  it.each([undefined, null, '', 'yesterday'])('says that %j is no date', (value) => {
    expect(formatMoment(value)).toBe('Unknown date');
  });
});

it.each([
  ['2026-11-21T16:43:00Z', 'today 22:13'],
  ['2026-11-20T18:31:00Z', 'today 00:01'],
  ['2026-11-20T18:29:00Z', 'yesterday'],
  ['2026-11-19T10:00:00Z', '19 Nov'],
  ['2026-01-01T10:00:00Z', '1 Jan'],
  ['2025-11-21T12:00:00Z', '21 Nov 2025'],
])('tells of %s in a list as %s', (iso, text) => {
  expect(formatDay(iso, new Date('2026-11-21T17:00:00Z'))).toBe(text);
});

it("agencyDay changes at the agency's midnight", () => {
  expect(agencyDay(0, new Date('2026-11-20T19:00:00Z'))).toBe('2026-11-21');
  expect(agencyDay(1, new Date('2026-11-20T18:00:00Z'))).toBe('2026-11-19');
});

it.each([
  ['2026-11-18T11:00', 'today 11:00'],
  ['2026-11-18T00:05', 'today 00:05'],
  ['2026-11-19T10:00', 'tomorrow 10:00'],
  ['2026-11-17T23:59', 'yesterday 23:59'],
  ['2026-11-24T11:00', 'Tue 11:00'],
  ['2026-11-25T11:00', '25 Nov 11:00'],
  ['2026-11-11T09:30', '11 Nov 09:30'],
])('tells on a Wednesday of %s as %s', (at, text) => {
  const now = new Date('2026-11-18T12:00+05:30');
  expect(formatSoon(new Date(`${at}+05:30`).toISOString(), now)).toBe(text);
});
