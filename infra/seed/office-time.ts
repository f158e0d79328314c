import { isOpenAt } from '@golghar/contracts';

/** A time of a coming or past day at which the office is open: days from now, at so many hours of India's clock. */
export function openDay(days: number, hour: number, now: Date): Date {
  const day = 24 * 60 * 60 * 1000;
  const step = days < 0 ? -day : day;
  const midnight = Math.floor((now.getTime() + 5.5 * 60 * 60 * 1000) / day) * day - 5.5 * 60 * 60 * 1000;
  let at = new Date(midnight + days * day + hour * 60 * 60 * 1000);
  while (!isOpenAt(at)) at = new Date(at.getTime() + step);
  return at;
}
