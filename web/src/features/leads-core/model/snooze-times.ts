import { dayOf, toInstant } from '@golghar/contracts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The hour at which leads return that were snoozed to another day. */
export const defaultStepHour = 10;

const defaultStepTime = `${defaultStepHour}:00`;

type SnoozeTime = {
  label: string;
  /** Without the time of day, for narrow buttons. */
  shortLabel: string;
  at: Date;
};

const atDefaultHour = (date: string): Date => toInstant(Date.parse(date) + defaultStepHour * 60 * minuteMs);

/** Times for snoozing with one press: in an hour, tomorrow, and the Monday after that. */
export function snoozeTimes(now = new Date()): SnoozeTime[] {
  const today = Date.parse(dayOf(now));
  const tomorrow = today + dayMs;
  const daysToMonday = (8 - new Date(tomorrow).getUTCDay()) % 7 || 7;
  const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const inAnHour = Math.ceil((now.getTime() + 60 * minuteMs) / (5 * minuteMs)) * 5 * minuteMs;
  // On a Sunday, Monday is already offered as tomorrow, so this means the one after.
  const monday = daysToMonday === 7 ? 'Next Monday' : 'Monday';
  return [
    { label: 'In 1 hour', shortLabel: '1 hour', at: new Date(inAnHour) },
    {
      label: `Tomorrow ${defaultStepTime}`,
      shortLabel: 'Tomorrow',
      at: atDefaultHour(dateOf(tomorrow)),
    },
    {
      label: `${monday} ${defaultStepTime}`,
      shortLabel: monday,
      at: atDefaultHour(dateOf(tomorrow + daysToMonday * dayMs)),
    },
  ];
}
