import { CloudUpload } from 'lucide-react';
import { useEffect } from 'react';
import { useCommands } from '@/lib/commands';
import { keepFormDraft, readFormDraft } from '@/lib/session/session';
import { Button } from '@/ui/button';
import { late } from '@/ui/late';
import { useRefusedLeads, useSendAgain, useWaitingLeads } from '../../leads-core/api/enter-lead';
import { forget, wordsOf } from '../../leads-core/api/lead-mutation';
import { useShortcuts } from '../../leads-core/hooks/use-lead-keys';
import { newLeadDraft } from '../../leads-core/store/drafts';
import { openDialog, useInbox } from '../../leads-core/store/inbox';

const NewLeadDialog = late(() => import('./new-lead-dialog'));

/** The form for a new lead on every screen, opened by key, palette or buttons. Also sends leads entered offline. */
export function NewLead() {
  const isOpen = useInbox(({ dialog }) => dialog?.kind === 'new lead');
  useShortcuts({ c: () => openDialog('new lead') });
  useCommands('New', [{ id: 'lead', label: 'New lead', shortcut: 'C', run: () => openDialog('new lead') }]);
  useSendAgain();
  // Prefetched: during a call nobody can wait for it, and offline it can't be loaded.
  useEffect(() => void NewLeadDialog.prefetch(), []);
  return isOpen && <NewLeadDialog />;
}

/** Opens it in the form, unless the form has another draft, which comes first. */
function correct({ mutation, lead }: ReturnType<typeof useRefusedLeads>[number]): void {
  if (Object.keys(readFormDraft(newLeadDraft)).length === 0) {
    keepFormDraft(newLeadDraft, lead);
    forget(mutation);
  }
  openDialog('new lead');
}

export function UnsavedLeads() {
  const waiting = useWaitingLeads();
  return (
    <div role="status">
      {waiting.length > 0 && (
        <p className="flex items-start gap-2 border-b-2 border-haldi bg-note-ground px-4 py-2">
          <CloudUpload aria-hidden size={18} className="mt-1 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <strong>Kept on this device and sent as soon as you are connected:</strong>{' '}
            {waiting.map(wordsOf).join(' · ')}
          </span>
        </p>
      )}
      {useRefusedLeads().map((refused) => (
        <p
          key={refused.mutation.mutationId}
          className="flex flex-wrap items-center gap-x-3 border-b-2 border-danger bg-danger-ground px-4 py-1"
        >
          <span className="min-w-0 wrap-anywhere">
            <strong>{wordsOf(refused.mutation)} was not taken:</strong> {refused.problem}
          </span>
          <Button onClick={() => correct(refused)} size="small">
            Correct
          </Button>
        </p>
      ))}
    </div>
  );
}
