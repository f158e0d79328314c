import { type BusinessCalendar, dueWords, isAnswerOwed, type Submission } from '@golghar/contracts';

/** The time left for the promised answer, or how late it is, in business hours; none where no answer is owed. */
export function dueLabel(
  lead: Submission,
  now = new Date(),
  calendar?: BusinessCalendar,
): { text: string; isLate: boolean } | undefined {
  if (!isAnswerOwed(lead) || lead.dueAt === null) return undefined;
  return dueWords(new Date(lead.dueAt), now, calendar);
}
