import { leadPath, type Submission } from '@golghar/contracts';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { ChevronDown, ChevronUp, Ellipsis, Maximize2, X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { menuPlace } from '@/ui/overlay/menu-place';
import { useMarkSpam } from '../../leads-core/api/hide-lead';
import { useCurrentUser } from '../../leads-core/api/use-current-user';
import { GreetingDialog } from '../../leads-core/components/greeting-field';
import { LazyReplyDialog, LazyStepDialog, LazyWhatsappDialog } from '../../leads-core/dialogs/lead-dialogs';
import { readFilters, toQuery } from '../../leads-core/model/filters';
import type { FromList } from '../../leads-core/model/lead-keys';
import { DeleteLeadDialog } from './delete-lead-button';
import { NotesModal } from './notes-dialog';

const square =
  'grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface disabled:opacity-40 md:size-9';
const item =
  'flex min-h-12 cursor-pointer items-center rounded-chip px-3 outline-none data-highlighted:bg-surface';

export type Neighbours = { previousId: string | undefined; nextId: string | undefined };

/** Tells a lead's own page along which list it moves: the one that the address names now. */
function useFromList(): FromList {
  const [params] = useSearchParams();
  return { list: toQuery(readFilters(params)) };
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
      <Menu.Root modal={false}>
        <Menu.Trigger ref={button} aria-label="More" className={square}>
          <Ellipsis aria-hidden size={20} />
        </Menu.Trigger>
        <Menu.Portal container={menuPlace()}>
          <Menu.Content
            align="end"
            collisionPadding={8}
            className="z-80 min-w-56 rounded-control border border-hairline bg-raised p-1 text-15 shadow-overlay"
          >
            <Menu.Item className={item} onSelect={() => setDialog('notes')}>
              Manage Notes
            </Menu.Item>
            <Menu.Item className={item} onSelect={() => setDialog('step')}>
              Plan the next step
            </Menu.Item>
            {lead.email && (
              <Menu.Item className={item} onSelect={() => setDialog('reply')}>
                Write an e-mail
              </Menu.Item>
            )}
            {lead.phone && (
              <>
                <Menu.Item className={item} onSelect={() => setDialog('greeting')}>
                  WhatsApp greeting
                </Menu.Item>
                <Menu.Item className={item} onSelect={() => setDialog('whatsapp')}>
                  WhatsApp with other words
                </Menu.Item>
              </>
            )}
            {hasPage && (
              <Menu.Item
                className={item}
                onSelect={() => void navigate(leadPath(lead.id), { state: fromList })}
              >
                Open on its own page
              </Menu.Item>
            )}
            <Menu.Item
              className={item}
              onSelect={() => {
                markSpam(lead);
                onDeleted();
              }}
            >
              Mark as spam
            </Menu.Item>
            {canDelete && (
              <Menu.Item className={`${item} text-danger`} onSelect={() => setDialog('delete')}>
                Delete
              </Menu.Item>
            )}
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
      {dialog === 'notes' && <NotesModal lead={lead} onClose={close} returnTo={button} />}
      {dialog === 'step' && (
        <Suspense>
          <LazyStepDialog lead={lead} onClose={close} returnTo={button} />
        </Suspense>
      )}
      {dialog === 'reply' && (
        <Suspense>
          <LazyReplyDialog lead={lead} onClose={close} returnTo={button} />
        </Suspense>
      )}
      {dialog === 'whatsapp' && (
        <Suspense>
          <LazyWhatsappDialog lead={lead} onClose={close} returnTo={button} />
        </Suspense>
      )}
      {dialog === 'greeting' && <GreetingDialog onClose={close} returnTo={button} />}
      {dialog === 'delete' && (
        <DeleteLeadDialog lead={lead} onDeleted={onDeleted} onClose={close} returnTo={button} />
      )}
    </>
  );
}
