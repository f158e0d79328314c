import { type LeadStatus, leadStatuses, type Submission, statusLabels } from '@golghar/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { setStatus } from '../api/change-lead';
import { StatusBadge } from './status-badge';

/** The badge and, beside it, what changes it: the browser's own list, which every phone shows well. */
export function StatusControl({ lead, id }: { lead: Submission; id?: string }) {
  const client = useQueryClient();
  return (
    <span className="relative inline-flex min-h-11 items-center rounded-control md:min-h-9 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-link">
      <StatusBadge status={lead.status} />
      <ChevronDown aria-hidden size={16} className="mx-1 text-ink-3" />
      <select
        id={id}
        aria-label={`Status of ${lead.name}`}
        value={lead.status}
        onChange={(event) => void setStatus(client, lead, event.target.value as LeadStatus)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {leadStatuses.map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
          </option>
        ))}
      </select>
    </span>
  );
}
