import { type Submission, statusLabels } from '@golghar/contracts';
import { ChevronUp, StickyNote } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSetStatus } from '../../leads-core/api/use-change-lead';
import { ContactLinks } from '../../leads-core/components/contact-links';
import { StatusBadge } from '../../leads-core/components/status-badge';
import { statusMenuName } from '../../leads-core/components/status-control';
import { StatusMenu } from '../../leads-core/components/status-menu';
import { NotesModal } from './notes-dialog';

const look = 'flex h-12 items-center justify-center gap-1.5 font-semibold';

/** On a phone, under the thumb: call, write, note and status. */
export function PhoneBar({ lead }: { lead: Submission }) {
  const setStatus = useSetStatus();
  const [isNoting, setIsNoting] = useState(false);
  const noteButton = useRef<HTMLButtonElement>(null);
  const statusButton = useRef<HTMLButtonElement>(null);
  return (
    <div
      role="toolbar"
      aria-label="Actions"
      className={`grid shrink-0 ${lead.phone ? 'grid-cols-[0.75fr_1.25fr_0.75fr_1.9fr]' : 'grid-cols-[1fr_0.75fr_1.9fr]'} border-t border-hairline bg-bg pb-[env(safe-area-inset-bottom)] text-15`}
    >
      <ContactLinks
        lead={lead}
        hasMail={false}
        className={(isFirst) => `${look} ${isFirst ? 'bg-action text-on-action' : ''}`}
      />
      <button ref={noteButton} type="button" onClick={() => setIsNoting(true)} className={look}>
        <StickyNote aria-hidden size={18} />
        Note
      </button>
      <StatusMenu
        name={statusMenuName('detail', lead.id)}
        label={`Status of ${lead.name}`}
        status={lead.status}
        onChoose={(status) => setStatus(lead, status)}
        onClosed={() => statusButton.current?.focus()}
        button={statusButton}
        buttonLabel={`Status of ${lead.name}: ${statusLabels[lead.status]}`}
        className={`${look} min-w-0 border-l border-hairline px-1`}
      >
        <StatusBadge status={lead.status} />
        {/* Where it is narrowest, the longest status needs its room. */}
        <ChevronUp aria-hidden size={16} className="shrink-0 text-ink-3 max-[389px]:hidden" />
      </StatusMenu>
      {isNoting && (
        <NotesModal
          lead={lead}
          onClose={() => setIsNoting(false)}
          // Who came to write one note is done with it.
          onSaved={() => setIsNoting(false)}
          returnTo={noteButton}
        />
      )}
    </div>
  );
}
