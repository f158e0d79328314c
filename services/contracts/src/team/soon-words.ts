import { type LocalTime, toLocalTime } from '../base/local-time';
import { businessHours } from '../brand/business-hours';

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
