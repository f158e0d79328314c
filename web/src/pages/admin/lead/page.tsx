import { backOfficePaths } from '@golghar/contracts';
import { Link, useNavigate, useParams } from 'react-router';
import { useSubmission } from '@/features/leads/api/use-submission';
import { DeleteLeadButton } from '@/features/leads/components/delete-lead-button';
import { LeadBody } from '@/features/leads/components/lead-body';
import { LeadTags } from '@/features/leads/components/lead-tags';
import { LeadTimeline } from '@/features/leads/components/lead-timeline';
import { NoteComposer } from '@/features/leads/components/note-composer';
import { StatusBadge } from '@/features/leads/components/status-badge';
import { StatusSelect } from '@/features/leads/components/status-select';
import { useSession } from '@/features/session/api/use-session';
import { ApiError } from '@/lib/api-error';
import { ErrorPanel } from '@/ui/error-panel';
import { adminMeta } from '../admin-meta';

export const meta = () => adminMeta('Lead');

export default function LeadPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data: user } = useSession();
  const { data: lead, isPending, error, refetch } = useSubmission(id);
  return (
    <div className="mx-auto max-w-[56rem] p-4 sm:p-8">
      <Link to={backOfficePaths.leads} className="text-link inline-flex min-h-11 items-center">
        All Leads
      </Link>
      {isPending && (
        <p role="status" className="py-8 text-ink-3">
          Loading...
        </p>
      )}
      {error && error instanceof ApiError && error.status === 404 && (
        <p className="py-8">This lead is not here any more. Somebody may have deleted it.</p>
      )}
      {error && !(error instanceof ApiError && error.status === 404) && (
        <ErrorPanel text="Failed to fetch submission details" onRetry={() => void refetch()} />
      )}
      {lead && (
        <article>
          <h1 className="text-32 wrap-anywhere">{lead.name}</h1>
          <div className="mt-3 mb-6 flex flex-wrap items-center gap-3 border-b border-hairline pb-6">
            <StatusBadge status={lead.status} />
            <StatusSelect lead={lead} />
            <a
              className="button button-small button-primary"
              href={`tel:${lead.phone.replace(/(?!^\+)\D/g, '')}`}
            >
              Call
            </a>
            <a className="button button-small button-secondary" href={`mailto:${lead.email}`}>
              Write
            </a>
            {user?.role !== 'sales_executive' && (
              <DeleteLeadButton lead={lead} onDeleted={() => navigate(backOfficePaths.leads)} />
            )}
          </div>
          <h2 className="sr-only">Enquiry</h2>
          <LeadTags lead={lead} />
          <div className="mt-5">
            <LeadBody lead={lead} />
          </div>
          <h2 className="mt-8 mb-3 text-20">Notes and history</h2>
          <NoteComposer leadId={lead.id} />
          <LeadTimeline lead={lead} />
        </article>
      )}
    </div>
  );
}
