import { isOpen, type Owner, type Submission } from '@golghar/contracts';
import { formatSoon } from '@/lib/dates';
import { useMinute } from '@/lib/hooks/use-minute';
import { dueLabel } from '../model/due-label';
import { initialsOf } from '../model/initials';
import { cutAtMatches } from '../model/match';
import { useCalendar } from '../store/calendar';

/** Whose lead it is, by initials; one's own stand out. */
export function OwnerMark({ owner, isMine }: { owner: Owner; isMine: boolean }) {
  const look = isMine ? 'bg-ink text-bg' : 'bg-chip text-ink-2';
  return (
    <span
      title={isMine ? 'Your lead' : `Lead of ${owner.name}`}
      className={`${look} inline-grid h-6 min-w-7 shrink-0 place-items-center rounded-chip px-1 text-14 leading-none font-semibold`}
    >
      <span aria-hidden>{initialsOf(owner.name)}</span>
      <span className="sr-only">{isMine ? 'Your lead' : `Lead of ${owner.name}`}</span>
    </span>
  );
}

/** A text in which what the search found is marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] | undefined }) {
  if (!words) return text;
  let at = 0;
  return cutAtMatches(text, words).map((piece, index) => {
    const key = at;
    at += piece.length + 1;
    return index % 2 === 1 ? (
      <mark key={key} className="bg-haldi text-lampblack">
        {piece}
      </mark>
    ) : (
      piece
    );
  });
}

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
