import { callBy } from './call-by';

/** Times of Patna's clock. */
const at = (local: string) => callBy(new Date(`${local}+05:30`));

describe('callBy', () => {
  it.each([
    ['2026-11-23T10:00', 'today 14:00'],
    ['2026-11-23T16:40', 'tomorrow 11:40'],
    ['2026-11-23T23:59', 'tomorrow 13:00'],
    ['2026-11-24T00:00', 'today 13:00'],
    ['2026-11-21T14:20', 'Monday 11:20'],
    ['2026-11-22T12:00', 'tomorrow 13:00'],
    ['2026-11-20T17:00', 'tomorrow 13:00'],
  ])('names the end of four business hours after %s', (local, text) => {
    expect(at(local)).toBe(text);
  });
});
