import { dayOf, toInstant } from '@golghar/contracts';

export const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The hour at which leads return that were snoozed to another day. */
export const defaultStepHour = 10;

/** Times for snoozing with one press: in an hour, tomorrow, and the Monday after that; the short label is for narrow buttons. */
export function snoozeTimes(now = new Date()) {
  const today = Date.parse(dayOf(now));
  const daysToMonday = (8 - new Date(today + dayMs).getUTCDay()) % 7 || 7;
  const inAnHour = Math.ceil((now.getTime() + hourMs) / (5 * minuteMs)) * 5 * minuteMs;
  const later = (shortLabel: string, days: number) => ({
    label: `${shortLabel} ${defaultStepHour}:00`,
    shortLabel,
    at: toInstant(today + days * dayMs + defaultStepHour * hourMs),
  });
  return [
    { label: 'In 1 hour', shortLabel: '1 hour', at: new Date(inAnHour) },
    later('Tomorrow', 1),
    // On a Sunday, Monday is already offered as tomorrow, so this means the one after.
    later(daysToMonday === 7 ? 'Next Monday' : 'Monday', 1 + daysToMonday),
  ];
}
