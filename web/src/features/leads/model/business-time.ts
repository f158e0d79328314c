import { businessHours } from '@/content/site';

const minute = 60_000;
/** India has one zone and no summer time. */
const offset = 5.5 * 60 * minute;

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Opening and closing of each day of the week from Sunday, in minutes; none where it is closed. */
const week = days.map((name) => {
  const hours = businessHours.find(({ schema }) => (schema as readonly string[]).includes(name));
  return hours?.opens ? { opens: minutesOf(hours.opens), closes: minutesOf(hours.closes) } : undefined;
});

/** Within so many business minutes we promise an answer. */
const promised = 4 * 60;

/** The moment so many business minutes before another, by the agency's hours in India. */
export function businessMinutesBefore(now: Date, minutes: number): Date {
  const local = new Date(now.getTime() + offset);
  let midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  let until = (local.getTime() - midnight) / minute;
  for (let left = minutes; ; midnight -= 24 * 60 * minute, until = 24 * 60) {
    const hours = week[new Date(midnight).getUTCDay()];
    if (!hours) continue;
    const end = Math.min(until, hours.closes);
    const open = Math.max(0, end - hours.opens);
    if (open >= left) return new Date(midnight + (end - left) * minute - offset);
    left -= open;
  }
}

/** Whoever wrote before this has waited longer than we promise; to the minute, so that it rarely changes. */
export function goalAgo(now: Date): Date {
  const moment = businessMinutesBefore(now, promised).getTime();
  return new Date(Math.floor(moment / minute) * minute);
}
