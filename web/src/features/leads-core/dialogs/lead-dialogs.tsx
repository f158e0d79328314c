import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { loadWithRetry } from '@/lib/api/load-with-retry';
import { useFocusBefore } from '@/lib/hooks/use-focus-before';
import { whenIdle } from '@/lib/hooks/when-idle';
import { LoadBoundary } from '@/ui/load-boundary';
import { useSetOwner } from '../api/lead-changes';
import { useShownLead } from '../hooks/use-shown-lead';
import { rowId } from '../model/element-ids';
import { closeDialog, type LeadDialog, useInbox } from '../store/inbox';
import type { LeadDialogProps } from './lead-dialog-props';

const load = {
  assign: () => import('./assign-dialog'),
  step: () => import('./step-dialog'),
  reply: () => import('./reply-dialog'),
  whatsapp: () => import('./whatsapp-dialog'),
  outcome: () => import('./outcome-dialog'),
};

/** Parts of the program that come when nothing else is to be done, or when they are wanted. */
export const LazyAssignDialog = lazy(() => loadWithRetry(load.assign));
export const LazyStepDialog = lazy(() => loadWithRetry(load.step));
export const LazyReplyDialog = lazy(() => loadWithRetry(load.reply));
export const LazyWhatsappDialog = lazy(() => loadWithRetry(load.whatsapp));
const OutcomeDialog = lazy(() => loadWithRetry(load.outcome));

/** Fetches the dialogs before they are asked for, one after another. */
async function prefetchDialogs(): Promise<void> {
  for (const fetchOne of Object.values(load)) {
    await whenIdle();
    await fetchOne().catch(() => undefined);
  }
}

function OwnerDialog({ lead, onClose, returnTo }: LeadDialogProps) {
  const setOwner = useSetOwner();
  return (
    <LazyAssignDialog
      title={`Who works the lead of ${lead.name}?`}
      draft={`owner ${lead.id}`}
      current={lead.owner}
      onChoose={(owner, note) => setOwner(lead, owner, note)}
      onClose={onClose}
      returnTo={returnTo}
    />
  );
}

const dialogs: Partial<Record<LeadDialog['kind'], ComponentType<LeadDialogProps>>> = {
  owner: OwnerDialog,
  step: LazyStepDialog,
  outcome: OutcomeDialog,
  reply: LazyReplyDialog,
  whatsapp: LazyWhatsappDialog,
};

function OpenDialog({ kind, leadId }: LeadDialog) {
  const lead = useShownLead(leadId);
  const from = useFocusBefore();
  const Dialog = dialogs[kind];
  if (!lead || !Dialog) return null;
  const returnTo = {
    // What opened it may be gone by then: a card of the board is another one in another column.
    get current() {
      return from?.isConnected && from !== document.body ? from : document.getElementById(rowId(leadId));
    },
  };
  return <Dialog lead={lead} onClose={closeDialog} returnTo={returnTo} />;
}

/** The dialog about one lead that is open, wherever it was opened. */
export function LeadDialogs() {
  const dialog = useInbox((state) => state.dialog);
  useEffect(() => void prefetchDialogs(), []);
  if (!dialog) return null;
  return (
    <LoadBoundary fallback={null}>
      <Suspense>
        <OpenDialog key={`${dialog.kind} ${dialog.leadId}`} {...dialog} />
      </Suspense>
    </LoadBoundary>
  );
}
