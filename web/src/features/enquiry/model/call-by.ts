import { afterOpenMinutes, dayOf, promiseMinutes, toLocalTime } from '@golghar/contracts';

const dayMs = 24 * 60 * 60_000;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** By when we call whoever writes now, as the agency's clock shows it: `today 15:20`, `tomorrow 11:40`, `Monday 11:40`. */
export function callBy(now: Date): string {
  const due = afterOpenMinutes(now, promiseMinutes);
  const [today, day] = [Date.parse(dayOf(now)), Date.parse(dayOf(due))];
  const clock = new Date(toLocalTime(due)).toISOString().slice(11, 16);
  const names: Record<number, string> = { 0: 'today', 1: 'tomorrow' };
  return `${names[(day - today) / dayMs] ?? weekdays[new Date(day).getUTCDay()]} ${clock}`;
}
