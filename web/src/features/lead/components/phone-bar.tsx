import { type Submission, statusLabels } from '@golghar/contracts';
import { ChevronUp, StickyNote } from 'lucide-react';
import { useRef } from 'react';
import { setStatus } from '../../leads-core/api/lead-changes';
import { ContactLinks } from '../../leads-core/components/contact-links';
import { StatusBadge } from '../../leads-core/components/marks';
import { StatusMenu } from '../../leads-core/components/status-control';
import { statusMenuName } from '../../leads-core/model/element-ids';
import { openDialog } from '../../leads-core/store/inbox';

/** Where it is narrowest, the longest status needs the room of the icons. */
const look = 'flex h-12 items-center justify-center gap-1.5 font-semibold max-[389px]:[&>svg]:hidden';

/** On a phone, under the thumb: call, write, note and status. */
export function PhoneBar({ lead }: { lead: Submission }) {
  const statusButton = useRef<HTMLButtonElement>(null);
  return (
    <div
      role="toolbar"
      aria-label="Actions"
      className={`grid shrink-0 ${lead.phone ? 'grid-cols-[0.7fr_1.2fr_0.75fr_2fr] max-[389px]:grid-cols-[auto_auto_auto_minmax(10.25rem,auto)]' : 'grid-cols-[1fr_0.75fr_1.9fr]'} border-t border-hairline bg-bg pb-[env(safe-area-inset-bottom)] text-15`}
    >
      <ContactLinks
        lead={lead}
        hasMail={false}
        className={(isFirst) => `${look} ${isFirst ? 'bg-action text-on-action' : ''}`}
      />
      <button type="button" onClick={() => openDialog('note', lead.id)} className={look}>
        <StickyNote aria-hidden size={18} />
        Note
      </button>
      <div className="relative flex h-12 min-w-0 items-center justify-center border-l border-hairline px-1">
        <StatusBadge status={lead.status} />
        {/* A press on the badge counts, too. */}
        <StatusMenu
          name={statusMenuName('detail', lead.id)}
          label={`Status of ${lead.name}`}
          status={lead.status}
          onChoose={(status) => setStatus(lead, status)}
          onClosed={() => statusButton.current?.focus()}
          button={statusButton}
          buttonLabel={`Status of ${lead.name}: ${statusLabels[lead.status]}`}
          className="grid h-12 grow place-items-center after:absolute after:inset-0"
        >
          <ChevronUp aria-hidden size={16} className="text-ink-2" />
        </StatusMenu>
      </div>
    </div>
  );
}
