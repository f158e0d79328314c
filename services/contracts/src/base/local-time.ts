import { businessHours } from '../brand/business-hours';

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

/** Milliseconds by which a zone's clock is ahead of UTC's, formatted anew: it costs some microseconds. */
function formattedOffset(instant: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

/** Zones change their clocks at the quarters of an hour, never between. */
const quarterHourMs = 15 * 60_000;

/** Offsets by zone and quarter; emptied when it holds ten days of quarters. */
const offsets = new Map<string, number>();
const maxOffsets = 960;

function offsetAt(instant: number, timeZone: string): number {
  const key = `${timeZone} ${Math.floor(instant / quarterHourMs)}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = formattedOffset(instant, timeZone);
    if (offsets.size >= maxOffsets) offsets.clear();
    offsets.set(key, offset);
  }
  return offset;
}

/** What a zone's clock shows at an instant. */
export const toLocalTime = (instant: Date, timeZone = businessHours.timeZone): LocalTime =>
  instant.getTime() + offsetAt(instant.getTime(), timeZone);

/** The instant at which a zone's clock shows a time: where it shows it twice, one of the two. */
export function toInstant(time: LocalTime, timeZone = businessHours.timeZone): Date {
  return new Date(time - offsetAt(time - offsetAt(time, timeZone), timeZone));
}

/** The instant at which a day of the agency begins; `2026-11-21`. */
export const startOfDay = (date: string): Date => toInstant(Date.parse(date));

/** The agency's day of an instant, `2026-11-21`. */
export const dayOf = (instant: Date): string => new Date(toLocalTime(instant)).toISOString().slice(0, 10);
