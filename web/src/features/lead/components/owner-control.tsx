import type { Submission } from '@golghar/contracts';
import { ChevronDown } from 'lucide-react';
import { useTakeLead } from '../../leads-core/api/lead-changes';
import { useCurrentUser } from '../../leads-core/api/use-staff';
import { OwnerMark } from '../../leads-core/components/marks';
import { openDialog } from '../../leads-core/store/inbox';

const look = 'inline-flex min-h-8 items-center gap-1 rounded-control px-1 hover:bg-surface max-md:min-h-11';

/** Shows the owner of a lead and opens the dialog that assigns another; a lead without one is taken with one press. */
export function OwnerControl({ lead }: { lead: Submission }) {
  const myId = useCurrentUser()?.id;
  const take = useTakeLead();
  const { owner } = lead;
  const isMine = owner?.id === myId;
  return (
    <span className={`-my-1 ml-auto flex min-w-0 items-center ${owner ? '' : 'min-[375px]:shrink-0'}`}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Owner: ${owner ? owner.name : 'nobody'}`}
        title="Give it to somebody (A)"
        onClick={() => openDialog('owner', lead.id)}
        className={`${look} min-w-0`}
      >
        {owner && <OwnerMark owner={owner} isMine={isMine} />}
        <span className="truncate">{isMine ? 'You' : (owner?.name ?? 'Unassigned')}</span>
        <ChevronDown aria-hidden size={16} className="shrink-0 text-ink-3" />
      </button>
      {!owner && (
        <button
          type="button"
          title="Take it (T)"
          onClick={() => take(lead)}
          className={`${look} shrink-0 font-semibold text-link underline underline-offset-4`}
        >
          Take
        </button>
      )}
    </span>
  );
}
