import { leadPath, type Submission } from '@golghar/contracts';
import { ChevronDown, ChevronUp, Ellipsis, Maximize2, X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Menu, MenuItem } from '@/ui/overlay/menu';
import { useMarkSpam } from '../../leads-core/api/hide-lead';
import { useCurrentUser } from '../../leads-core/api/use-staff';
import { GreetingDialog } from '../../leads-core/components/greeting-field';
import { LazyReplyDialog, LazyStepDialog, LazyWhatsappDialog } from '../../leads-core/dialogs/lead-dialogs';
import { addressQuery } from '../../leads-core/model/filters';
import type { FromList } from '../../leads-core/model/lead-keys';
import { DeleteLeadDialog } from './lead-actions';
import { NotesModal } from './notes-dialog';

const square =
  'grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface disabled:opacity-40 md:size-9';

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
      <button
        type="button"
        aria-label="Previous lead"
        title="Previous lead (K)"
        disabled={!previousId}
        onClick={() => previousId && onMove(previousId)}
        className={square}
      >
        <ChevronUp aria-hidden size={20} />
      </button>
      <button
        type="button"
        aria-label="Next lead"
        title="Next lead (J)"
        disabled={!nextId}
        onClick={() => nextId && onMove(nextId)}
        className={square}
      >
        <ChevronDown aria-hidden size={20} />
      </button>
    </>
  );
}

export function OwnPageLink({ id }: { id: string }) {
  return (
    <Link to={leadPath(id)} state={useFromList()} aria-label="Open on its own page" className={square}>
      <Maximize2 aria-hidden size={18} />
    </Link>
  );
}

/** Back to the list, which is as one left it. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label="Close the lead"
      title="Close (Esc)"
      onClick={onClose}
      className={square}
    >
      <X aria-hidden size={20} />
    </button>
  );
}

type MenuProps = { lead: Submission | undefined; hasPage: boolean; onDeleted: () => void };

/** On a phone: what is rarely wanted, and what must not be under the thumb. */
export function LeadMenu({ lead, hasPage, onDeleted }: MenuProps) {
  const canDelete = useCurrentUser()?.role !== 'sales_executive';
  const { mutate: markSpam } = useMarkSpam();
  const navigate = useNavigate();
  const fromList = useFromList();
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<'notes' | 'step' | 'reply' | 'greeting' | 'whatsapp' | 'delete'>();
  if (!lead) return null;
  const close = () => setDialog(undefined);
  return (
    <>
      <Menu
        align="end"
        className="min-w-56"
        trigger={
          <button ref={button} type="button" aria-label="More" className={square}>
            <Ellipsis aria-hidden size={20} />
          </button>
        }
      >
        <MenuItem onSelect={() => setDialog('notes')}>Manage Notes</MenuItem>
        <MenuItem onSelect={() => setDialog('step')}>Plan the next step</MenuItem>
        {lead.email && <MenuItem onSelect={() => setDialog('reply')}>Write an e-mail</MenuItem>}
        {lead.phone && (
          <>
            <MenuItem onSelect={() => setDialog('greeting')}>WhatsApp greeting</MenuItem>
            <MenuItem onSelect={() => setDialog('whatsapp')}>WhatsApp with other words</MenuItem>
          </>
        )}
        {hasPage && (
          <MenuItem onSelect={() => void navigate(leadPath(lead.id), { state: fromList })}>
            Open on its own page
          </MenuItem>
        )}
        <MenuItem
          onSelect={() => {
            markSpam(lead);
            onDeleted();
          }}
        >
          Mark as spam
        </MenuItem>
        {canDelete && (
          <MenuItem className="text-danger" onSelect={() => setDialog('delete')}>
            Delete
          </MenuItem>
        )}
      </Menu>
      {dialog === 'notes' && <NotesModal lead={lead} onClose={close} returnTo={button} />}
      <Suspense>
        {dialog === 'step' && <LazyStepDialog lead={lead} onClose={close} returnTo={button} />}
        {dialog === 'reply' && <LazyReplyDialog lead={lead} onClose={close} returnTo={button} />}
        {dialog === 'whatsapp' && <LazyWhatsappDialog lead={lead} onClose={close} returnTo={button} />}
      </Suspense>
      {dialog === 'greeting' && <GreetingDialog onClose={close} returnTo={button} />}
      {dialog === 'delete' && (
        <DeleteLeadDialog lead={lead} onDeleted={onDeleted} onClose={close} returnTo={button} />
      )}
    </>
  );
}
