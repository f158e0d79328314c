import { businessHours, dayOf, soonWords } from '@golghar/contracts';

const zone = businessHours.timeZone;

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A time as the back office formats it, in the agency's time zone: `Nov 21, 2026 14:05`; `Unknown date` if invalid. */
export function formatMoment(iso: string | null | undefined): string {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? 'Unknown date' : moment.format(date).replace(/, (?=\d\d:)/, ' ');
}

const dayMs = 24 * 3600 * 1000;
const day = new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: 'numeric', month: 'short' });
const dayAndYear = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'medium' });

/** Today in the agency's time zone, `2026-11-21`, or that many days before. */
export const agencyDay = (daysAgo = 0, now = new Date()): string =>
  dayOf(new Date(now.getTime() - daysAgo * dayMs));

/** When something is due, in the agency's time zone: `today 11:00`, `tomorrow 10:00`, `Tue 11:00`, `3 Dec 11:00`. */
export const formatSoon = (iso: string, now = new Date()): string => soonWords(new Date(iso), now);

/** A time in a list, in the agency's time zone: `today 22:13`, `yesterday`, `21 Nov`, in another year `21 Nov 2025`. */
export function formatDay(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const then = dayOf(date);
  if (then === dayOf(now)) return formatSoon(iso, now);
  if (then === agencyDay(1, now)) return 'yesterday';
  return (then.slice(0, 4) === dayOf(now).slice(0, 4) ? day : dayAndYear).format(date);
}
