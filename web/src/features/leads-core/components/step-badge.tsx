import { isOpen, type Submission } from '@golghar/contracts';
import { formatSoon } from '@/lib/dates';
import { useMinute } from '@/lib/hooks/use-minute';

/** When the next step of a lead is to be done; nothing where none is planned. */
export function StepBadge({ lead }: { lead: Submission }) {
  const now = useMinute();
  const { nextStep, status } = lead;
  if (!nextStep || !isOpen(status)) return null;
  const isLate = new Date(nextStep.at) < now;
  return (
    <span
      title={`Next step: ${nextStep.text}`}
      className={`tabular shrink-0 text-14 whitespace-nowrap ${isLate ? 'font-semibold text-danger' : 'text-ink-2'}`}
    >
      <span className="sr-only">Next step: {nextStep.text}, </span>
      {formatSoon(nextStep.at, now)}
    </span>
  );
}
