import { type ComponentType, useDeferredValue, useEffect } from 'react';
import { late, prefetchPart } from '@/ui/late';
import { loadMenus } from '@/ui/overlay/menu';
import { ConfirmDialog } from '@/ui/overlay/modal';
import { deleteLead, setOwner, useConflict } from '../../leads-core/api/lead-changes';
import { useShownLead } from '../../leads-core/api/lead-mutation';
import { AssignDialog } from '../../leads-core/components/late-assign-dialog';
import { rowId } from '../../leads-core/model/element-ids';
import { closeDialog, type LeadDialog, type LeadDialogProps, useInbox } from '../../leads-core/store/inbox';

const ConflictDialog = late(() => import('../../leads-core/dialogs/conflict-dialog'));

const OwnerDialog = ({ lead, ...modal }: LeadDialogProps) => (
  <AssignDialog
    title={`Assign the lead of ${lead.name}`}
    draft={`owner ${lead.id}`}
    current={lead.owner}
    onChoose={(owner, note) => setOwner(lead, owner, note)}
    {...modal}
  />
);

const DeleteLeadDialog = ({ lead, onClose, onDone }: LeadDialogProps) => (
  <ConfirmDialog
    title={`Delete the lead of ${lead.name}?`}
    text="It can be restored for 30 days. After that it is erased together with its notes."
    action="Delete"
    onConfirm={() => void deleteLead(lead).then(({ error }) => error === undefined && onDone?.())}
    onClose={onClose}
  />
);

const lateDialogs = {
  step: late(() => import('../../leads-core/dialogs/step-dialog')),
  outcome: late(() => import('../../leads-core/dialogs/outcome-dialog')),
  join: late(() => import('./join-dialog')),
  notes: late(() => import('./notes-dialog')),
};

const dialogs: Partial<Record<LeadDialog['kind'], ComponentType<LeadDialogProps>>> = {
  owner: OwnerDialog,
  delete: DeleteLeadDialog,
  ...lateDialogs,
};

function OpenDialog({ kind, leadId, onDone }: LeadDialog) {
  const lead = useShownLead(leadId);
  const Dialog = dialogs[kind];
  if (!lead || !Dialog) return null;
  const returnTo = {
    // The opener may be unmounted by then: a card on the board is a new element in its new column.
    get current() {
      return document.getElementById(rowId(leadId));
    },
  };
  return <Dialog lead={lead} onClose={closeDialog} onDone={onDone} returnTo={returnTo} />;
}

/** The open dialog about a lead, wherever it was opened, and the question that a conflict asks. */
export function LeadDialogs() {
  const dialog = useInbox((state) => state.dialog);
  // What opens it is answered before it is rendered; it closes at once.
  const isRendered = useDeferredValue(dialog) === dialog;
  const conflict = useConflict();
  useEffect(() => {
    for (const load of [() => import('./composer'), loadMenus]) void prefetchPart(load);
    for (const part of [AssignDialog, ConflictDialog, ...Object.values(lateDialogs)]) void part.prefetch();
  }, []);
  return (
    <>
      {conflict && <ConflictDialog key={conflict.mutationId} conflict={conflict} />}
      {dialog && isRendered && <OpenDialog key={`${dialog.kind} ${dialog.leadId}`} {...dialog} />}
    </>
  );
}
