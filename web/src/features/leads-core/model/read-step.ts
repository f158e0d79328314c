import { toInstant, toLocalTime } from '@golghar/contracts';
import { GB } from 'chrono-node/en';
import { dayMs, defaultStepHour, minuteMs } from './snooze-times';

/** Hours before this without "am" or "pm" mean the afternoon: nobody is called at 4 in the morning. */
const firstHour = 8;

/** The hour for a part of the day given without a time. */
const partsOfDay: readonly (readonly [RegExp, number])[] = [
  [/\bmorning\b/i, defaultStepHour],
  [/\bafternoon\b/i, 15],
  [/\bevening\b/i, 18],
  [/\b(?:to)?night\b/i, 20],
];

/** Hindi words in Latin letters, as people here write times. */
const hindi: readonly (readonly [RegExp, string])[] = [
  [/\b(\d{1,2}) ?baje\b/gi, 'at $1:00'],
  [/\b(\d{1,2}:\d\d) ?baje\b/gi, 'at $1'],
  [/\baaj\b/gi, 'today'],
  [/\bkal\b/gi, 'tomorrow'],
  [/\bparson?\b/gi, 'in 2 days'],
  [/\bsubah\b/gi, 'morning'],
  [/\bshaam\b/gi, 'evening'],
];

/** Prepositions left over once the time is removed. */
const leftOver = /^(?:on|at|by|in)\b\s*|\s*\b(?:on|at|by|in)$/gi;

/**
 * Parses a next step as typed: "call Tuesday 11:00", "send the quote tomorrow", "in 3 days". Times are the agency's and in the
 * future; a day without a time means 10:00. `at` is undefined if no time is given.
 */
export function readStep(words: string, now = new Date()): { at: Date | undefined; text: string } {
  const typed = hindi.reduce((text, [word, meaning]) => text.replace(word, meaning), words);
  const local = toLocalTime(now);
  const timezone = (local - now.getTime()) / minuteMs;
  // Day before month: 5/12 is in December.
  const [found] = GB.parse(typed, { instant: now, timezone }, { forwardDate: true });
  if (!found) return { at: undefined, text: words.trim() };
  const { start } = found;
  const field = (name: Parameters<typeof start.get>[0]) => start.get(name) ?? 0;
  const isTimed = start.isCertain('hour');
  const isAfternoon = isTimed && !start.isCertain('meridiem') && field('hour') < firstHour;
  const untimedHour = partsOfDay.find(([part]) => part.test(found.text))?.[1] ?? defaultStepHour;
  const hour = isTimed ? field('hour') + (isAfternoon ? 12 : 0) : untimedHour;
  let time = Date.UTC(field('year'), field('month') - 1, field('day'), hour, isTimed ? field('minute') : 0);
  if (time <= local) time += missedBy(start, local - time);
  const text = `${typed.slice(0, found.index)} ${typed.slice(found.index + found.text.length)}`
    .replace(/\s+/g, ' ')
    .trim()
    .replace(leftOver, '')
    .trim();
  return { at: toInstant(time), text };
}

/** How far to shift a time in the past: by a day for a time of day, by a week for a weekday. */
function missedBy(start: ReturnType<typeof GB.parse>[number]['start'], ms: number): number {
  if (start.isCertain('day')) return start.isCertain('hour') ? 0 : Math.min(ms + 60 * minuteMs, dayMs);
  return start.isCertain('weekday') ? 7 * dayMs : dayMs;
}
