import {
  contactWords,
  correctionText,
  type LeadStatus,
  leadPath,
  type Person,
  personPath,
  statusLabels,
  type TimelineEntry,
} from '@golghar/contracts';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '@/lib/dates';
import { Button } from '@/ui/button';
import { TitledSection } from '@/ui/titled-section';
import { useMergePeople, useUndoPersonChange } from '../api/use-person';

const countOf = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;

function changeText({ kind, enquiries, by }: Person['changes'][number]): string {
  const moved = countOf(enquiries);
  if (kind === 'split') return `${moved} told apart as somebody else’s`;
  return by ? `Merged with somebody else: ${moved}` : `Merged by phone number and e-mail: ${moved}`;
}

/** A heading and a list below it. */
function Ways({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TitledSection title={title}>
      <ul aria-label={title} className="mt-2 border-t border-hairline">
        {children}
      </ul>
    </TitledSection>
  );
}

/** One of them, with the button that does something about it. */
function Way({ children, action, ...button }: ComponentProps<typeof Button> & { action: string }) {
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-hairline py-2">
      <div className="min-w-0 grow basis-60">{children}</div>
      <Button {...button} size="small" className="min-h-11 md:min-h-9">
        {action}
      </Button>
    </li>
  );
}

/** Who became one person, or two; each can be taken back, at any time. */
export function PersonChanges({ person: { changes } }: { person: Person }) {
  const { mutate: undo, isPending } = useUndoPersonChange();
  if (changes.length === 0) return null;
  return (
    <Ways title="Merged and split">
      {changes.map((change) => (
        <Way
          key={change.id}
          disabled={isPending}
          aria-label={`Undo: ${changeText(change)}`}
          onClick={() => undo(change.id)}
          action="Undo"
        >
          {changeText(change)}
          <span className="block text-14 text-ink-3">
            {change.by && `${change.by.name}, `}
            <time dateTime={change.at}>{formatMoment(change.at)}</time>
          </span>
        </Way>
      ))}
    </Ways>
  );
}

/** People whose names sound the same: perhaps the same person, which somebody has to say. */
export function PersonMatches({ person }: { person: Person }) {
  const { mutate: merge, isPending } = useMergePeople(person.id);
  if (person.matches.length === 0) return null;
  return (
    <Ways title="Perhaps the same person">
      {person.matches.map(({ id, name, city, phone, email, enquiries }) => (
        <Way
          key={id}
          disabled={isPending}
          aria-label={`The same person as ${name}`}
          onClick={() => merge(id)}
          action="Same person"
        >
          <Link to={personPath(id)} className="text-link wrap-anywhere">
            {name}
          </Link>
          <p className="text-14 text-ink-2 wrap-anywhere">
            {[phone, email, city, countOf(enquiries)].filter(Boolean).join(' · ')}
          </p>
        </Way>
      ))}
    </Ways>
  );
}

const labelOf = (status: string | null) => statusLabels[status as LeadStatus] ?? status;

/** What happened, in words. */
function entryText({ kind, text, from, to, contact, correction }: TimelineEntry): string {
  const more = text ? `: ${text}` : '';
  if (kind === 'enquiry') return `Enquiry${more}`;
  if (kind === 'contact' && contact) return `${contactWords(contact)}${text ? `. ${text}` : ''}`;
  if (kind === 'status') return `Status changed from ${labelOf(from)} to ${labelOf(to)}`;
  if (kind === 'correction' && correction) return `Corrected: ${correctionText(correction)}`;
  if (kind === 'owner') return (to ? `Given to ${to}` : 'Left to nobody') + more;
  if (kind === 'reply') return `Answered by e-mail${more}`;
  return text ?? '';
}

/** All that happened across the enquiries of a person, newest first. */
export function PersonTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol aria-label="History" className="mt-2 ml-1.5 border-l-2 border-hairline">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids of their own, and none is added between
        <li key={`${entry.at} ${entry.kind} ${index}`} className="relative py-1.5 pl-5">
          <span
            aria-hidden
            className="absolute top-3.5 -left-[7px] size-3 rounded-full border-2 border-ink-3 bg-bg"
          />
          <div className={entry.kind === 'note' ? 'bg-note-ground px-3 py-1.5' : ''}>
            <p dir="auto" className="line-clamp-6 whitespace-pre-wrap wrap-anywhere">
              {entryText(entry)}
            </p>
            <p className="text-14 text-ink-2">
              {entry.author && `${entry.author.name}, `}
              <time dateTime={entry.at}>{formatMoment(entry.at)}</time> ·{' '}
              <Link to={leadPath(entry.submission.id)} className="text-link">
                {entry.submission.reference}
              </Link>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
