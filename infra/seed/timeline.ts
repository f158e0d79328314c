import { afterOpenMinutes, isOpenAt, toInstant, toLocalTime } from '@golghar/contracts';
import type { DemoEnquiry } from './data';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** A time on a working day: so many days from now, at so many hours of the agency's clock. */
function openDay(days: number, hour: number, now: Date): Date {
  const step = days < 0 ? -dayMs : dayMs;
  let local = (Math.floor(toLocalTime(now) / dayMs) + days) * dayMs + hour * hourMs;
  while (!isOpenAt(toInstant(local))) local += step;
  return toInstant(local);
}

function monthAfter(now: Date, months: number): string {
  const local = new Date(toLocalTime(now));
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1))
    .toISOString()
    .slice(0, 7);
}

/** What has happened to an enquiry by now, and its status; later steps have not happened. */
export function timelineOf({ acts, outlook = {} }: DemoEnquiry, submittedAt: Date, now: Date) {
  const past = acts
    .map((act) => ({ ...act, at: afterOpenMinutes(submittedAt, act.after) }))
    .filter(({ at }) => at < now);
  const isWorked = past.some((act) => 'contact' in act);
  const isOver = past.some((act) => 'status' in act && ['delivered', 'lost'].includes(act.status.to));
  const { tags, value, outcomeReason, months = 0, next } = outlook;
  return {
    acts: past,
    changes: {
      ...(tags && { tags }),
      ...(isWorked && value && { value }),
      ...(isOver && outcomeReason && { outcomeReason }),
      ...(isWorked && !isOver && { expectedMonth: monthAfter(now, months) }),
      ...(isWorked &&
        !isOver &&
        next && { nextStep: { at: openDay(next.days, next.hour, now).toISOString(), text: next.text } }),
    },
  };
}
