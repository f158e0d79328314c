import type { SubmissionFilter } from '@golghar/contracts';
import { useExportLeads } from '../api/export-leads';

type Props = { filters: SubmissionFilter; total: number | undefined; isTotalExact: boolean };

const number = (value: number) => value.toLocaleString('en-IN');

/** Exports what the filters show, and says beforehand how much that is and meanwhile how far it is. */
export function ExportButton({ filters, total, isTotalExact }: Props) {
  const { progress, start, cancel } = useExportLeads();
  if (progress) {
    const { count, ahead } = progress;
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="tabular text-14">
          {ahead === undefined
            ? `${number(count)}${total !== undefined && isTotalExact ? ` of ${number(total)}` : ''} leads`
            : `Waiting for other exports to finish${ahead > 0 ? `, ${number(ahead)} before yours` : ''}`}
        </p>
        <progress
          aria-label="Export"
          {...(total && isTotalExact && { max: total, value: Math.min(count, total) })}
          className="h-2 w-24"
        />
        <button type="button" className="button button-small button-secondary" onClick={cancel}>
          Cancel
        </button>
      </div>
    );
  }
  const amount =
    total === undefined
      ? ''
      : `${number(total)}${isTotalExact ? '' : '+'} ${total === 1 && isTotalExact ? 'lead' : 'leads'}`;
  return (
    <button
      type="button"
      title={amount && `Export ${amount}`}
      className="button button-small button-secondary"
      onClick={() => void start(filters)}
    >
      Export to CSV
      {amount && <span className="sr-only">, {amount}</span>}
    </button>
  );
}
