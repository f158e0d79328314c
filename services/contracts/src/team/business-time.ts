import { type LocalTime, toInstant, toLocalTime } from '../base/local-time';
import { type BusinessCalendar, businessHours } from '../brand/business-hours';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Longer than any agency is closed. */
const maxDays = 3660;

/**
 * Whole minutes in which the office was open between two instants; 0 when the second is the earlier one.
 * Hours are those of the wall clock, also on the night in which a zone changes it.
 */
export function openMinutesBetween(since: Date, until: Date, calendar = businessHours): number {
  const start = toLocalTime(since, calendar.timeZone);
  const end = toLocalTime(until, calendar.timeZone);
  let open = 0;
  for (let midnight = midnightOf(start); midnight < end; midnight += dayMs) {
    const hours = openOn(midnight, calendar);
    if (hours) open += Math.max(0, Math.min(end, hours.closes) - Math.max(start, hours.opens));
  }
  return Math.floor(open / minuteMs);
}

/** The instant at which the office will have been open for so many minutes. */
export function afterOpenMinutes(since: Date, minutes: number, calendar = businessHours): Date {
  const start = toLocalTime(since, calendar.timeZone);
  let left = minutes * minuteMs;
  const first = midnightOf(start);
  for (let midnight = first; midnight < first + maxDays * dayMs; midnight += dayMs) {
    const hours = openOn(midnight, calendar);
    if (!hours) continue;
    const from = Math.max(start, hours.opens);
    const open = Math.max(0, hours.closes - from);
    if (open >= left && open > 0) return toInstant(from + left, calendar.timeZone);
    left -= open;
  }
  throw new Error('The business hours have no open day');
}

/** The latest instant since which the office has been open for so many minutes. */
export function beforeOpenMinutes(until: Date, minutes: number, calendar = businessHours): Date {
  const end = toLocalTime(until, calendar.timeZone);
  let left = minutes * minuteMs;
  const last = midnightOf(end);
  for (let midnight = last; midnight > last - maxDays * dayMs; midnight -= dayMs) {
    const hours = openOn(midnight, calendar);
    if (!hours) continue;
    const to = Math.min(end, hours.closes);
    const open = Math.max(0, to - hours.opens);
    if (open >= left && open > 0) return toInstant(to - left, calendar.timeZone);
    left -= open;
  }
  throw new Error('The business hours have no open day');
}

/** Whether the office is open at an instant. */
export function isOpenAt(instant: Date, calendar = businessHours): boolean {
  const time = toLocalTime(instant, calendar.timeZone);
  const hours = openOn(midnightOf(time), calendar);
  return hours !== undefined && time >= hours.opens && time < hours.closes;
}

const midnightOf = (time: LocalTime): LocalTime => Math.floor(time / dayMs) * dayMs;

/** The opening and closing of the day that begins at a midnight; undefined when it is closed. */
function openOn(midnight: LocalTime, { week, closedDays }: BusinessCalendar) {
  const hours = week[new Date(midnight).getUTCDay()];
  if (!hours) return undefined;
  if (closedDays.length > 0) {
    const date = new Date(midnight).toISOString().slice(0, 10);
    if (closedDays.includes(date) || closedDays.includes(date.slice(5))) return undefined;
  }
  return {
    opens: midnight + minutesOf(hours.opens) * minuteMs,
    closes: midnight + minutesOf(hours.closes) * minuteMs,
  };
}

/** Minutes for which the office is open on the longest day of its week. */
export const openMinutesOfDay = ({ week }: BusinessCalendar): number =>
  Math.max(...week.map((hours) => (hours ? minutesOf(hours.closes) - minutesOf(hours.opens) : 0)));

/** Minutes since midnight of a clock, `09:30`. */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
