import {
  contactWords,
  correctionText,
  type LeadStatus,
  leadPath,
  statusLabels,
  type TimelineEntry,
} from '@golghar/contracts';
import { Link } from 'react-router';
import { formatMoment } from '@/lib/dates';

const labelOf = (status: string | null) => statusLabels[status as LeadStatus] ?? status;

/** What happened, in words. */
function textOf({ kind, text, from, to, contact, correction }: TimelineEntry): string {
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
              {textOf(entry)}
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
