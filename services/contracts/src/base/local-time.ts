import { businessHours } from '../brand/business-hours';

/** The time that a zone's clock shows, as the milliseconds at which UTC's shows the same: its days all have the same length. */
export type LocalTime = number;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

/** Milliseconds by which a zone's clock is ahead of UTC's, from `GMT+05:30`. */
function offsetAt(instant: number, timeZone: string): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(formatOf(timeZone).format(instant)) ?? [];
  return Number(`${sign ?? ''}1`) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

export const toLocalTime = (instant: Date, timeZone = businessHours.timeZone): LocalTime =>
  instant.getTime() + offsetAt(instant.getTime(), timeZone);

/** The instant at which a zone's clock shows a time; one of the two, where it shows it twice. */
export function toInstant(time: LocalTime, timeZone = businessHours.timeZone): Date {
  return new Date(time - offsetAt(time - offsetAt(time, timeZone), timeZone));
}

/** Formats times by the agency's clock and calendar. */
export const agencyFormat = (options: Intl.DateTimeFormatOptions, locale = 'en-GB'): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { timeZone: businessHours.timeZone, ...options });

/** The instant at which a day of the agency begins; `2026-11-21`. */
export const startOfDay = (date: string): Date => toInstant(Date.parse(date));

/** The agency's day of an instant, `2026-11-21`. */
export const dayOf = (instant: Date): string => new Date(toLocalTime(instant)).toISOString().slice(0, 10);
