import { callPromise } from '@/content/forms/call-promise';
import { callPromiseInHindi } from '@/content/hi/forms/call-promise';
import { callBy } from './call-time';

/** Times in Patna's time zone. */
const at = (local: string, words = callPromise) => callBy(new Date(`${local}+05:30`), words);

it.each([
  ['2026-11-23T10:00', '14:00 today'],
  ['2026-11-23T16:40', '11:40 tomorrow'],
  ['2026-11-23T23:59', '13:00 tomorrow'],
  ['2026-11-24T00:00', '13:00 today'],
  ['2026-11-21T14:20', 'Monday 11:20'],
  ['2026-11-22T12:00', '13:00 tomorrow'],
  ['2026-11-20T17:00', '13:00 tomorrow'],
])('callBy names the end of four business hours after %s', (local, text) => {
  expect(at(local)).toBe(text);
});

it('callBy counts no holiday that the office has entered', () => {
  const closed = (days: string[]) => callBy(new Date('2026-11-23T16:40+05:30'), callPromise, days);
  expect(closed(['2026-11-24'])).toBe('Wednesday 11:40');
  expect(closed(['2026-11-24', '11-25'])).toBe('Thursday 11:40');
});

it.each([
  ['2026-11-23T10:00', 'आज दोपहर 2:00'],
  ['2026-11-23T16:40', 'कल सुबह 11:40'],
  ['2026-11-21T14:20', 'सोमवार सुबह 11:20'],
  ['2026-11-23T12:30', 'आज शाम 4:30'],
])('callBy names it in Hindi after %s', (local, text) => {
  expect(at(local, callPromiseInHindi)).toBe(text);
});
