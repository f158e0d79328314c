import { leadPath, type Submission } from '@golghar/contracts';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '@/lib/dates';
import { DeleteLeadButton } from './delete-lead-button';
import { LeadBody } from './lead-body';
import { LeadTags } from './lead-tags';
import { StatusBadge } from './status-badge';
import { StatusSelect } from './status-select';

type Props = { lead: Submission; canDelete: boolean };

/** A lead in the list: its head opens and closes what is behind it. */
export function LeadCard({ lead, canDelete }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const bodyId = `lead-${lead.id}`;
  return (
    <li className="border-b border-hairline">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <h2 className="min-w-0 grow basis-64 font-body text-15">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-11 w-full items-center gap-2 text-left"
          >
            <ChevronDown
              aria-hidden
              size={18}
              className={`shrink-0 transition-transform ${isOpen ? '' : '-rotate-90'}`}
            />
            <span className="min-w-0 grow truncate font-semibold">{lead.name}</span>
            <time className="tabular shrink-0 text-14 font-normal text-ink-3" dateTime={lead.submittedAt}>
              {formatMoment(lead.submittedAt)}
            </time>
          </button>
        </h2>
        <StatusBadge status={lead.status} />
        <StatusSelect lead={lead} />
      </div>
      {isOpen && (
        <div id={bodyId} className="grid gap-4 pb-6 pl-7">
          <LeadTags lead={lead} />
          <div>
            <LeadBody lead={lead} />
          </div>
          <div className="flex flex-wrap gap-2">
            <Link to={leadPath(lead.id)} className="button button-small button-secondary">
              View All
            </Link>
            <Link to={leadPath(lead.id)} className="button button-small button-secondary">
              Manage Notes
            </Link>
            {canDelete && <DeleteLeadButton lead={lead} />}
          </div>
        </div>
      )}
    </li>
  );
}
