import type { Report } from '@golghar/contracts';
import { grouped } from '@/lib/counts';

type Day = Report['days'][number];

/** Leads of one day or several; days are the agency's, inclusive. */
export type Bar = { from: string; to: string; count: number };

/** From this many days on a bar is a week: more bars can't be told apart. */
const daysForWeeks = 90;
const week = 7;

/** The bars of a period; weeks end on its last day, so the first one may be shorter. */
export function barsOf(days: readonly Day[]): Bar[] {
  const size = days.length >= daysForWeeks ? week : 1;
  const bars: Bar[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end);
    const [first, last] = [part[0], part.at(-1)];
    if (first && last) bars.unshift({ from: first.day, to: last.day, count: totalOf(part) });
  }
  return bars;
}

export const totalOf = (days: readonly Pick<Day, 'count'>[]): number =>
  days.reduce((sum, { count }) => sum + count, 0);

/** Compares a total with the previous period: `4 more than in the 30 days before`. */
export function comparison(total: number, before: number, days: number): string {
  const period = `in the ${days} days before`;
  if (total === before) return `as many as ${period}`;
  return `${grouped(Math.abs(total - before))} ${total > before ? 'more' : 'fewer'} than ${period}`;
}
