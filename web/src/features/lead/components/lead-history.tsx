import type { Submission, SubmissionDetail } from '@golghar/contracts';
import { LeadTimeline } from './lead-timeline';
import { NotesButtons } from './notes-dialog';

type Props = { lead: Submission; detail: SubmissionDetail | undefined; heading: 'h2' | 'h3' };

const bars = ['w-2/3', 'w-1/2', 'w-3/5'];

/** What was written and done about a lead, its notes among it, and the way to all notes. */
export function LeadHistory({ lead, detail, heading: Heading }: Props) {
  const count = detail?.notes.length;
  return (
    <section aria-label={`Notes on ${lead.name}`}>
      <div className="flex flex-wrap items-center gap-x-1">
        <Heading className="mr-auto text-17">
          Notes and history <span className="tabular font-body font-normal text-ink-3">({count ?? '…'})</span>
        </Heading>
        <NotesButtons lead={lead} />
      </div>
      {count === 0 && <p className="text-14 text-ink-3">No notes yet.</p>}
      {detail ? (
        <LeadTimeline lead={detail} />
      ) : (
        <div role="status" aria-label="Loading..." className="mt-3 grid gap-4">
          {bars.map((width) => (
            <span key={width} className={`skeleton h-4 ${width}`} />
          ))}
        </div>
      )}
    </section>
  );
}
