import { type LeadStatus, leadStatuses, type Submission, statusLabels } from '@golghar/contracts';
import { useUpdateStatus } from '../api/update-status';

/** Chooses a lead's status; the change shows at once. */
export function StatusSelect({ lead }: { lead: Submission }) {
  const { mutate } = useUpdateStatus();
  return (
    <select
      aria-label={`Status of ${lead.name}`}
      value={lead.status}
      onChange={(event) => mutate({ lead, status: event.target.value as LeadStatus })}
      className="field min-h-11 w-auto py-1 text-15"
    >
      {leadStatuses.map((status) => (
        <option key={status} value={status}>
          {statusLabels[status]}
        </option>
      ))}
    </select>
  );
}
