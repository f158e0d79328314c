import { type LeadStatus, leadStatuses, type Submission, statusLabels } from '@golghar/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setStatusOfMany } from '../api/change-many';

type Props = { leads: readonly Submission[]; onClear: () => void };

/** What can be done with the selected leads together. */
export function BulkBar({ leads, onClear }: Props) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  if (leads.length === 0) return null;
  const set = async (status: LeadStatus) => {
    setIsBusy(true);
    await setStatusOfMany(client, leads, status).finally(() => setIsBusy(false));
    onClear();
  };
  return (
    <section
      aria-label="Selected leads"
      className="sticky top-14 z-20 flex md:top-0 flex-wrap items-center gap-3 bg-lampblack p-3 text-white"
    >
      <p role="status" className="tabular font-semibold">
        {isBusy ? `Updating ${leads.length}...` : `${leads.length} selected`}
      </p>
      <select
        aria-label="Status of the selected leads"
        value=""
        disabled={isBusy}
        onChange={(event) => void set(event.target.value as LeadStatus)}
        className="field w-auto text-15 text-ink"
      >
        <option value="">Set status…</option>
        {leadStatuses.map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
          </option>
        ))}
      </select>
      <button
        type="button"
        disabled={isBusy}
        className="button button-small button-secondary"
        onClick={onClear}
      >
        Clear selection
      </button>
    </section>
  );
}
