import { businessHours } from './brand/business-hours';
import { openMinutesBetween, openMinutesOfDay } from './business-time';

const hour = 60;

/** Longer times are counted in days of `day` business minutes. */
function inWords(minutes: number, isExact: boolean, day: number): string {
  if (minutes < hour) return `${minutes} min`;
  if (minutes >= 3 * day) return `${Math.floor(minutes / day)} d`;
  const rest = isExact ? minutes % hour : 0;
  return `${Math.floor(minutes / hour)} h${rest > 0 ? ` ${String(rest).padStart(2, '0')}` : ''}`;
}

/** The time left for an answer, or how late it is, in business hours: `due in 1 h 10`, `late 3 h`. */
export function dueWords(
  dueAt: Date,
  now: Date,
  calendar = businessHours,
): { text: string; isLate: boolean } {
  const isLate = dueAt < now;
  const minutes = isLate
    ? openMinutesBetween(dueAt, now, calendar)
    : openMinutesBetween(now, dueAt, calendar);
  return {
    text: `${isLate ? 'late' : 'due in'} ${inWords(minutes, !isLate, openMinutesOfDay(calendar))}`,
    isLate,
  };
}
