import { businessHours } from './business-hours';

/** What a zone's clock shows, as the milliseconds at which UTC's shows the same: days of it are all of one length. */
export type LocalTime = number;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** What a zone's clock shows at an instant. */
export function toLocalTime(instant: Date, timeZone = businessHours.timeZone): LocalTime {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const seconds = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return seconds + (((instant.getTime() % 1000) + 1000) % 1000);
}

/** The instant at which a zone's clock shows a time: where it shows it twice, one of the two. */
export function toInstant(time: LocalTime, timeZone = businessHours.timeZone): Date {
  const offset = (instant: number) => toLocalTime(new Date(instant), timeZone) - instant;
  return new Date(time - offset(time - offset(time)));
}

/** The instant at which a day of the agency begins; `2026-11-21`. */
export const startOfDay = (date: string): Date => toInstant(Date.parse(date));

/** The agency's day of an instant, `2026-11-21`. */
export const dayOf = (instant: Date): string => new Date(toLocalTime(instant)).toISOString().slice(0, 10);
