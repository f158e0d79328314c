import {
  type BusinessCalendar,
  dueWords,
  isOpen,
  isResponseDue,
  type LeadStatus,
  type Owner,
  type Submission,
  statusLabels,
} from '@golghar/contracts';
import { Check, Circle, CircleDashed, Contrast, type LucideIcon, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { formatSoon } from '@/lib/dates';
import { useMinute } from '@/lib/hooks/use-minute';
import { currentUser } from '@/lib/session/session';
import { useCalendar } from '../api/use-staff';
import { cutAtMatches } from '../model/match';

/** A shape for each status, because colour alone is not accessible. */
const icons: Record<LeadStatus, LucideIcon> = {
  new: Circle,
  in_progress: Contrast,
  pending: CircleDashed,
  delivered: Check,
  lost: X,
};

export function StatusBadge({ status }: { status: LeadStatus }) {
  const Icon = icons[status];
  const colour = `--status-${status.replace('_', '-')}`;
  return (
    <span
      style={{ color: `var(${colour})`, background: `var(${colour}-ground)` }}
      className="inline-flex items-center gap-1.5 rounded-chip px-2 py-0.5 text-14 font-semibold whitespace-nowrap"
    >
      <Icon
        aria-hidden
        size={14}
        strokeWidth={3}
        fill={status === 'new' ? 'currentColor' : 'none'}
        className="shrink-0"
      />
      {statusLabels[status]}
    </span>
  );
}

/** The business hours left for the promised answer, or how late it is; nothing if no answer is owed. */
export function dueLabel(lead: Submission, now = new Date(), calendar?: BusinessCalendar) {
  if (!isResponseDue(lead) || lead.dueAt === null) return undefined;
  return dueWords(new Date(lead.dueAt), now, calendar);
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const firstLetter = (word: string) => [...letters.segment(word)][0]?.segment;

/** Initials of the first and the last word of a name: `AK` for Amit Raj Kumar. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const ends = words.filter((_, place) => place === 0 || place === words.length - 1);
  return ends.map(firstLetter).join('').toUpperCase();
}

export function OwnerMark({ owner }: { owner: Owner }) {
  const isMine = owner.id === currentUser()?.id;
  const title = isMine ? 'Your lead' : `Lead of ${owner.name}`;
  return <InitialsMark name={owner.name} title={title} look={isMine ? 'bg-ink text-bg' : undefined} />;
}

type InitialsProps = { name: string; title: string; look?: string | undefined };

export function InitialsMark({ name, title, look = 'bg-chip text-ink-2' }: InitialsProps) {
  return (
    <span
      title={title}
      className={`${look} inline-grid h-6 min-w-7 shrink-0 place-items-center rounded-chip px-1 text-14 leading-none font-semibold`}
    >
      <span aria-hidden>{initialsOf(name)}</span>
      <span className="sr-only">{title}</span>
    </span>
  );
}

/** Text with the search matches highlighted. */
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

export const Time = ({ isLate, ...time }: ComponentProps<'span'> & { isLate: boolean }) => (
  <span
    className={`tabular shrink-0 text-14 whitespace-nowrap ${isLate ? 'font-semibold text-danger' : 'text-ink-2'}`}
    {...time}
  />
);

export function StepBadge({ lead }: { lead: Submission }) {
  const now = useMinute();
  const { nextStep, status } = lead;
  if (!nextStep || !isOpen(status)) return null;
  return (
    <Time title={`Next step: ${nextStep.text}`} isLate={new Date(nextStep.at) < now}>
      <span className="sr-only">Next step: {nextStep.text}, </span>
      {formatSoon(nextStep.at, now)}
    </Time>
  );
}

export function DueBadge({ lead }: { lead: Submission }) {
  const due = dueLabel(lead, useMinute(), useCalendar());
  if (!due) return null;
  return (
    <Time title={`The promised answer${due.isLate ? ' is late' : ''}, in business hours`} isLate={due.isLate}>
      {due.text}
    </Time>
  );
}
