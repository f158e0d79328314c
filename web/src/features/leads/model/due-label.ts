import { isAnswerOwed, openMinutesBetween, type Submission } from '@golghar/contracts';

const hour = 60;
/** Business hours of a working day, as people count longer times. */
const day = 9 * hour;

function inWords(minutes: number, isExact: boolean): string {
  if (minutes < hour) return `${minutes} min`;
  if (minutes >= 3 * day) return `${Math.floor(minutes / day)} d`;
  const rest = isExact ? minutes % hour : 0;
  return `${Math.floor(minutes / hour)} h${rest > 0 ? ` ${String(rest).padStart(2, '0')}` : ''}`;
}

/** The time left for the promised answer, or how late it is, in business hours; none where no answer is owed. */
export function dueLabel(lead: Submission, now = new Date()): { text: string; isLate: boolean } | undefined {
  if (!isAnswerOwed(lead) || lead.dueAt === null) return undefined;
  const dueAt = new Date(lead.dueAt);
  const isLate = dueAt < now;
  const minutes = isLate ? openMinutesBetween(dueAt, now) : openMinutesBetween(now, dueAt);
  return { text: `${isLate ? 'late' : 'due in'} ${inWords(minutes, !isLate)}`, isLate };
}
