import type { Submission } from '@golghar/contracts';
import { useMinute } from '@/lib/hooks/use-minute';
import { dueLabel } from '../model/due-label';
import { useCalendar } from '../store/calendar';

/** How long there is for the promised answer, until when, or how late it is; nothing where none is owed. */
export function DueBadge({ lead }: { lead: Submission }) {
  const due = dueLabel(lead, useMinute(), useCalendar());
  if (!due) return null;
  return (
    <span
      title={
        due.isLate
          ? 'The promised answer is late, in business hours'
          : 'The promised answer, in business hours'
      }
      className={`tabular shrink-0 text-14 whitespace-nowrap ${due.isLate ? 'font-semibold text-danger' : 'text-ink-2'}`}
    >
      {due.text}
    </span>
  );
}
