import { businessHours, dayOf, soonWords } from '@golghar/contracts';

const zone = businessHours.timeZone;

const parts = new Intl.DateTimeFormat('en-US', {
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
  if (Number.isNaN(date.getTime())) return 'Unknown date';
  const part = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${part.month} ${part.day}, ${part.year} ${part.hour}:${part.minute}`;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const short = new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: 'numeric', month: 'short' });

/** How long ago, abbreviated: `now`, `12 min`, `3 h`, `2 d`, then the date. */
export function formatAge(iso: string, now = Date.now()): string {
  const ageMs = now - new Date(iso).getTime();
  if (ageMs < minuteMs) return 'now';
  if (ageMs < hourMs) return `${Math.floor(ageMs / minuteMs)} min`;
  if (ageMs < dayMs) return `${Math.floor(ageMs / hourMs)} h`;
  if (ageMs < 7 * dayMs) return `${Math.floor(ageMs / dayMs)} d`;
  return short.format(new Date(iso));
}

/** Today in the agency's time zone, `2026-11-21`, or that many days before. */
export const agencyDay = (daysAgo = 0, now = new Date()): string =>
  dayOf(new Date(now.getTime() - daysAgo * dayMs));

/** When something is due, in the agency's time zone: `today 11:00`, `tomorrow 10:00`, `Tue 11:00`, `3 Dec 11:00`. */
export const formatSoon = (iso: string, now = new Date()): string => soonWords(new Date(iso), now);
