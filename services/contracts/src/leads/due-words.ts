import { type LocalTime, toLocalTime } from '../base/local-time';
import { businessHours } from '../brand/business-hours';
import { openMinutesBetween, openMinutesOfDay } from '../team/business-time';

const minutesPerHour = 60;
const minuteMs = 60_000;

/** Longer times are counted in days of `minutesPerDay` business minutes. */
function inWords(minutes: number, isExact: boolean, minutesPerDay: number): string {
  if (minutes < minutesPerHour) return `${minutes} min`;
  if (minutes >= 3 * minutesPerDay) return `${Math.floor(minutes / minutesPerDay)} d`;
  const rest = isExact ? minutes % minutesPerHour : 0;
  return `${Math.floor(minutes / minutesPerHour)} h${rest > 0 ? ` ${String(rest).padStart(2, '0')}` : ''}`;
}

type DueWords = { text: string; isLate: boolean };

/** The time left for an answer, or how late it is, in business hours: `due in 1 h 10`, `late 3 h`. */
export function openTimeWords(dueAt: Date, now: Date, calendar = businessHours): DueWords {
  const isLate = dueAt < now;
  const minutes = isLate
    ? openMinutesBetween(dueAt, now, calendar)
    : openMinutesBetween(now, dueAt, calendar);
  return {
    text: `${isLate ? 'late' : 'due in'} ${inWords(minutes, !isLate, openMinutesOfDay(calendar))}`,
    isLate,
  };
}

/**
 * As {@link openTimeWords}, but if the office is closed in between, so that business hours differ from the clock's, it says
 * when: `due tomorrow 13:00`.
 */
export function dueWords(dueAt: Date, now: Date, calendar = businessHours): DueWords {
  const words = openTimeWords(dueAt, now, calendar);
  const minutes = Math.floor((dueAt.getTime() - now.getTime()) / minuteMs);
  if (words.isLate || openMinutesBetween(now, dueAt, calendar) === minutes) return words;
  return { text: `due ${soonWords(dueAt, now, calendar.timeZone)}`, isLate: false };
}

const dayMs = 86_400_000;

// They are given local times, whose clock is UTC's.
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short' });
const dayOfMonth = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });

function nameOfDay(time: LocalTime, now: LocalTime): string {
  const days = Math.floor(time / dayMs) - Math.floor(now / dayMs);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return (days > 1 && days < 7 ? weekday : dayOfMonth).format(time);
}

/** When something is to be done, by a zone's clock: `today 11:00`, `tomorrow 10:00`, `Tue 11:00`, `3 Dec 11:00`. */
export function soonWords(date: Date, now: Date, timeZone = businessHours.timeZone): string {
  const time = toLocalTime(date, timeZone);
  const clock = new Date(time).toISOString().slice(11, 16);
  return `${nameOfDay(time, toLocalTime(now, timeZone))} ${clock}`;
}
