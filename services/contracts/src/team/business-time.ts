import { type LocalTime, toInstant, toLocalTime } from '../base/local-time';
import { type BusinessCalendar, businessHours } from '../brand/business-hours';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Longer than any agency is closed. */
const maxDays = 3660;

/** The opening hours of each open day, from a time on, or backwards. */
function* openDays(time: LocalTime, calendar: BusinessCalendar, step: 1 | -1 = 1) {
  for (let day = 0; day < maxDays; day += 1) {
    const hours = openOn(midnightOf(time) + step * day * dayMs, calendar);
    if (hours) yield hours;
  }
}

/**
 * Whole minutes in which the office was open between two instants; 0 if the second is earlier. By the wall clock, also on the
 * night of a clock change.
 */
export function openMinutesBetween(since: Date, until: Date, calendar = businessHours): number {
  const start = toLocalTime(since, calendar.timeZone);
  const end = toLocalTime(until, calendar.timeZone);
  let open = 0;
  for (const { opens, closes } of openDays(start, calendar)) {
    if (opens >= end) break;
    open += Math.max(0, Math.min(end, closes) - Math.max(start, opens));
  }
  return Math.floor(open / minuteMs);
}

function atOpenMinutes(from: Date, minutes: number, calendar: BusinessCalendar, step: 1 | -1): Date {
  const time = toLocalTime(from, calendar.timeZone);
  let left = minutes * minuteMs;
  for (const { opens, closes } of openDays(time, calendar, step)) {
    const first = step > 0 ? Math.max(time, opens) : opens;
    const last = step > 0 ? closes : Math.min(time, closes);
    const open = Math.max(0, last - first);
    if (open > 0 && open >= left) return toInstant(step > 0 ? first + left : last - left, calendar.timeZone);
    left -= open;
  }
  throw new Error('The business hours have no open day');
}

/** The instant at which the office will have been open for so many minutes. */
export const afterOpenMinutes = (since: Date, minutes: number, calendar = businessHours): Date =>
  atOpenMinutes(since, minutes, calendar, 1);

/** The latest instant since which the office has been open for so many minutes. */
export const beforeOpenMinutes = (until: Date, minutes: number, calendar = businessHours): Date =>
  atOpenMinutes(until, minutes, calendar, -1);

/** Whether the office is open at an instant. */
export function isOpenAt(instant: Date, calendar = businessHours): boolean {
  const time = toLocalTime(instant, calendar.timeZone);
  const hours = openOn(midnightOf(time), calendar);
  return hours !== undefined && time >= hours.opens && time < hours.closes;
}

const midnightOf = (time: LocalTime): LocalTime => Math.floor(time / dayMs) * dayMs;

/** Opening and closing of the day that begins at a midnight; undefined if it is closed. */
function openOn(midnight: LocalTime, { week, closedDays }: BusinessCalendar) {
  const hours = week[new Date(midnight).getUTCDay()];
  const date = new Date(midnight).toISOString().slice(0, 10);
  if (!hours || closedDays.includes(date) || closedDays.includes(date.slice(5))) return undefined;
  return {
    opens: midnight + minutesOf(hours.opens) * minuteMs,
    closes: midnight + minutesOf(hours.closes) * minuteMs,
  };
}

/** Minutes for which the office is open on the longest day of its week. */
export const openMinutesOfDay = ({ week }: BusinessCalendar): number =>
  Math.max(...week.map((hours) => (hours ? minutesOf(hours.closes) - minutesOf(hours.opens) : 0)));

/** Minutes since midnight of a clock time, `09:30`. */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
