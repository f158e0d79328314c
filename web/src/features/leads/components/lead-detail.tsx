import type { SubmissionDetail } from '@golghar/contracts';
import { ApiError } from '@/lib/api-error';
import { ErrorPanel } from '@/ui/error-panel';
import { useSubmission } from '../api/use-submission';
import { ContactLinks } from './contact-links';
import { DeleteLeadButton } from './delete-lead-button';
import { LeadBody } from './lead-body';
import { LeadTags } from './lead-tags';
import { LeadTimeline } from './lead-timeline';
import { NoteComposer } from './note-composer';
import { NotesDialog } from './notes-dialog';
import { StatusControl } from './status-control';

/** For shortcuts that go to the open lead's status and note. */
export const detailStatusId = 'open-lead-status';

type Props = { id: string; heading: 'h1' | 'h2'; canDelete: boolean; onDeleted: () => void };

/** All about one lead, on its own page or beside the list. */
export function LeadDetail({ id, heading, canDelete, onDeleted }: Props) {
  const { data: lead, isPending, error, refetch } = useSubmission(id);
  if (isPending)
    return (
      <p role="status" className="py-8 text-ink-3">
        Loading...
      </p>
    );
  if (lead) return <Detail lead={lead} heading={heading} canDelete={canDelete} onDeleted={onDeleted} />;
  if (error instanceof ApiError && error.status === 404)
    return <p className="py-8">This lead is not here any more. Somebody may have deleted it.</p>;
  return <ErrorPanel text="Failed to fetch submission details" onRetry={() => void refetch()} />;
}

type DetailProps = Omit<Props, 'id'> & { lead: SubmissionDetail };

function Detail({ lead, heading: Heading, canDelete, onDeleted }: DetailProps) {
  const Subheading = Heading === 'h1' ? 'h2' : 'h3';
  return (
    <article aria-label={`Lead of ${lead.name}`}>
      <Heading className="text-32 wrap-anywhere">{lead.name}</Heading>
      <div className="sticky top-14 z-10 mt-2 md:top-0 mb-5 flex flex-wrap items-center gap-2 border-b border-hairline bg-bg py-3">
        <StatusControl lead={lead} id={detailStatusId} />
        <ContactLinks lead={lead} />
        <NotesDialog lead={lead} label="Manage Notes" />
        {canDelete && <DeleteLeadButton lead={lead} onDeleted={onDeleted} />}
      </div>
      <LeadTags lead={lead} />
      <div className="mt-5">
        <LeadBody lead={lead} heading={Subheading} />
      </div>
      <Subheading className="mt-8 mb-3 text-20">Notes and history</Subheading>
      <NoteComposer leadId={lead.id} place="detail" />
      <LeadTimeline lead={lead} />
    </article>
  );
}
