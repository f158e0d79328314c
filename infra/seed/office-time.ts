import { isOpenAt, toInstant, toLocalTime } from '@golghar/contracts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** A time of a coming or past day at which the office is open: days from now, at so many hours of the agency's clock. */
export function openDay(days: number, hour: number, now: Date): Date {
  const step = days < 0 ? -dayMs : dayMs;
  const midnight = Math.floor(toLocalTime(now) / dayMs) * dayMs;
  let local = midnight + days * dayMs + hour * hourMs;
  while (!isOpenAt(toInstant(local))) local += step;
  return toInstant(local);
}
