import { leadPath, type Submission } from '@golghar/contracts';
import { ChevronDown, ChevronUp, Ellipsis, Maximize2, X } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { IconButton, iconButtonLook } from '@/ui/icon-button';
import { Menu, MenuItem } from '@/ui/overlay/menu';
import { markSpam } from '../../leads-core/api/hide-lead';
import { useIsManager } from '../../leads-core/api/use-staff';
import { addressQuery } from '../../leads-core/model/filters';
import type { FromList } from '../../leads-core/model/lead-keys';
import { openDialog } from '../../leads-core/store/inbox';

export type Neighbours = { previousId: string | undefined; nextId: string | undefined };

/** Tells a lead's own page along which list it moves: the one that the address names now. */
function useFromList(): FromList {
  const [params] = useSearchParams();
  return { list: addressQuery(params) };
}

type StepProps = Neighbours & { onMove: (id: string) => void };

/** To the lead above and to the one below in the list. */
export function NeighbourButtons({ previousId, nextId, onMove }: StepProps) {
  return (
    <>
      <IconButton
        label="Previous lead"
        title="Previous lead (K)"
        disabled={!previousId}
        onClick={() => previousId && onMove(previousId)}
        Icon={ChevronUp}
        iconSize={20}
      />
      <IconButton
        label="Next lead"
        title="Next lead (J)"
        disabled={!nextId}
        onClick={() => nextId && onMove(nextId)}
        Icon={ChevronDown}
        iconSize={20}
      />
    </>
  );
}

export function OwnPageLink({ id }: { id: string }) {
  return (
    <Link
      to={leadPath(id)}
      state={useFromList()}
      aria-label="Open on its own page"
      className={iconButtonLook}
    >
      <Maximize2 aria-hidden size={18} />
    </Link>
  );
}

/** Back to the list, which is as one left it. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return <IconButton label="Close the lead" title="Close (Esc)" onClick={onClose} Icon={X} iconSize={20} />;
}

type MenuProps = { lead: Submission | undefined; hasPage: boolean; onDeleted: () => void };

/** On a phone: what is rarely wanted, and what must not be under the thumb. */
export function LeadMenu({ lead, hasPage, onDeleted }: MenuProps) {
  const canDelete = useIsManager();
  const navigate = useNavigate();
  const fromList = useFromList();
  if (!lead) return null;
  const { id } = lead;
  return (
    <Menu
      align="end"
      className="min-w-56"
      trigger={<IconButton label="More" Icon={Ellipsis} iconSize={20} />}
    >
      <MenuItem onSelect={() => openDialog('notes', id)}>Manage Notes</MenuItem>
      <MenuItem onSelect={() => openDialog('step', id)}>Plan the next step</MenuItem>
      {lead.email && <MenuItem onSelect={() => openDialog('reply', id)}>Write an e-mail</MenuItem>}
      {lead.phone && (
        <>
          <MenuItem onSelect={() => openDialog('greeting', id)}>WhatsApp greeting</MenuItem>
          <MenuItem onSelect={() => openDialog('whatsapp', id)}>WhatsApp with other words</MenuItem>
        </>
      )}
      {hasPage && (
        <MenuItem onSelect={() => void navigate(leadPath(id), { state: fromList })}>
          Open on its own page
        </MenuItem>
      )}
      <MenuItem
        onSelect={() => {
          void markSpam(lead);
          onDeleted();
        }}
      >
        Mark as spam
      </MenuItem>
      {canDelete && (
        <MenuItem className="text-danger" onSelect={() => openDialog('delete', id, onDeleted)}>
          Delete
        </MenuItem>
      )}
    </Menu>
  );
}
