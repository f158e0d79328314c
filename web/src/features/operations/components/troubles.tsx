import type { Trouble } from '@golghar/contracts';
import { formatMoment } from '@/lib/dates';

/** What somebody has to mend, and how; or that there is nothing. */
export function Troubles({ troubles }: { troubles: readonly Trouble[] }) {
  if (troubles.length === 0)
    return <p className="border-l-4 border-success bg-success-ground p-3">Everything works.</p>;
  return (
    <ul className="grid gap-3">
      {troubles.map(({ key, title, advice, since }) => (
        <li key={key} className="border-l-4 border-danger bg-danger-ground p-3">
          <p className="font-semibold">{title}</p>
          <p className="mt-1">{advice}</p>
          <p className="tabular mt-1 text-14 text-ink-2">Since {formatMoment(since)}</p>
        </li>
      ))}
    </ul>
  );
}
