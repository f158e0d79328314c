import { Download } from 'lucide-react';
import type { ExportProgress } from '../api/export-leads';

const number = (value: number) => value.toLocaleString('en-IN');

type Props = { total: number | undefined; isTotalExact: boolean; onStart: () => void };

/** Exports what the filters show, and says beforehand how much that is. */
export function ExportButton({ total, isTotalExact, onStart }: Props) {
  const amount =
    total === undefined
      ? ''
      : `${number(total)}${isTotalExact ? '' : '+'} ${total === 1 && isTotalExact ? 'lead' : 'leads'}`;
  return (
    <button
      type="button"
      title={amount && `Export ${amount}`}
      className="button button-small button-secondary min-h-11 px-2.5 whitespace-nowrap md:min-h-9"
      onClick={onStart}
    >
      <Download aria-hidden size={18} className="md:hidden" />
      <span className="sr-only md:not-sr-only">Export to CSV</span>
      {amount && <span className="sr-only">, {amount}</span>}
    </button>
  );
}

type BarProps = Omit<Props, 'onStart'> & { progress: ExportProgress | undefined; onCancel: () => void };

/** How far an export is, while it runs. */
export function ExportBar({ progress, total, isTotalExact, onCancel }: BarProps) {
  if (!progress) return null;
  const { count, ahead } = progress;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 px-4 py-1">
      <p role="status" className="tabular grow text-14">
        {ahead === undefined
          ? `${number(count)}${total !== undefined && isTotalExact ? ` of ${number(total)}` : ''} leads`
          : `Waiting for other exports to finish${ahead > 0 ? `, ${number(ahead)} before yours` : ''}`}
      </p>
      <progress
        aria-label="Export"
        {...(total && isTotalExact && { max: total, value: Math.min(count, total) })}
        className="h-2 w-24"
      />
      <button type="button" className="button button-small button-secondary" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
