import type { Submission } from '@golghar/contracts';
import { Pencil } from 'lucide-react';
import { useSetProspects } from '../../leads-core/api/lead-changes';
import { suggestedReasons } from '../../leads-core/model/outcome-reasons';
import { formatValue } from '../../leads-core/model/value';
import { openDialog } from '../../leads-core/store/inbox';

const button =
  'button button-small button-secondary min-h-11 shrink-0 bg-bg px-2.5 text-14 md:min-h-8 md:py-0';

/** What became of a decided lead: the usual reasons by one press, value and words of one's own in the dialog. */
export function OutcomeLine({ lead }: { lead: Submission }) {
  const setProspects = useSetProspects();
  const { status, value, outcomeReason } = lead;
  const isWon = status === 'delivered';
  return (
    <section
      aria-label="Outcome"
      className="-mx-4 flex min-h-9 flex-wrap items-center gap-1.5 px-4 lg:-mx-6 lg:px-6"
    >
      <p className="mr-auto min-w-0 truncate">
        <strong>{isWon ? 'Won' : 'Lost'}</strong>
        {value !== null && <span className="tabular"> · {formatValue(value)}</span>}
        {outcomeReason && ` · ${outcomeReason}`}
      </p>
      {!outcomeReason &&
        suggestedReasons(status).map((reason) => (
          <button
            key={reason}
            type="button"
            onClick={() => setProspects(lead, { outcomeReason: reason })}
            className={button}
          >
            {reason}
          </button>
        ))}
      <button
        type="button"
        title="Value and reason (V)"
        onClick={() => openDialog('outcome', lead.id)}
        className={button}
      >
        {outcomeReason ? <Pencil aria-hidden size={16} /> : null}
        {outcomeReason ? 'Change' : isWon ? 'Value, other…' : 'Other…'}
      </button>
    </section>
  );
}
