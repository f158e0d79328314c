import { CloudUpload } from 'lucide-react';
import { lazy, useEffect } from 'react';
import { loadWithRetry } from '@/lib/api/load-with-retry';
import { useCommands } from '@/lib/commands';
import { keepFormDraft, readFormDraft } from '@/lib/forms/form-draft';
import { prefetchPart } from '@/lib/prefetch-part';
import { Button } from '@/ui/button';
import { LatePart } from '@/ui/late-part';
import { useShortcuts } from '../../leads-core/hooks/use-lead-keys';
import { useSendWaiting } from '../api/enter-lead';
import {
  newLeadDraft,
  openNewLead,
  removeWaiting,
  useNewLead,
  useWaitingLeads,
  type WaitingLead,
} from '../store/new-lead';

const load = () => import('./new-lead-dialog');
const LazyDialog = lazy(() => loadWithRetry(load));

/**
 * The form for a new lead on every screen, opened by shortcut, by the palette or by buttons. Also sends leads entered offline.
 */
export function NewLead() {
  const isOpen = useNewLead((state) => state.isOpen);
  useShortcuts({ c: openNewLead });
  // Deferred until the palette has restored the focus.
  useCommands('New', [
    { id: 'lead', label: 'New lead', shortcut: 'C', run: () => void setTimeout(openNewLead) },
  ]);
  useSendWaiting();
  // Prefetched: during a call nobody can wait for it, and offline it can't be loaded.
  useEffect(() => void prefetchPart(load), []);
  if (!isOpen) return null;
  return (
    <LatePart>
      <LazyDialog />
    </LatePart>
  );
}

const nameOf = ({ lead }: WaitingLead) => [lead.name, lead.phone].filter(Boolean).join(', ');

/** Opens it in the form, unless the form has another draft, which comes first. */
function correct({ key, lead }: WaitingLead): void {
  if (Object.keys(readFormDraft(newLeadDraft)).length === 0) {
    keepFormDraft(newLeadDraft, lead);
    removeWaiting(key);
  }
  openNewLead();
}

/** Lists leads entered here that are not on the server yet. */
export function WaitingLeads() {
  const leads = useWaitingLeads();
  const waiting = leads.filter(({ state }) => state === 'waiting');
  const refused = leads.filter(({ state }) => state === 'refused');
  return (
    <div role="status">
      {waiting.length > 0 && (
        <p className="flex items-start gap-2 border-b-2 border-haldi bg-note-ground px-4 py-2">
          <CloudUpload aria-hidden size={18} className="mt-1 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <strong>Kept on this device and sent as soon as you are connected:</strong>{' '}
            {waiting.map(nameOf).join(' · ')}
          </span>
        </p>
      )}
      {refused.map((lead) => (
        <p
          key={lead.key}
          className="flex flex-wrap items-center gap-x-3 border-b-2 border-danger bg-danger-ground px-4 py-1"
        >
          <span className="min-w-0 wrap-anywhere">
            <strong>{nameOf(lead)} was not taken:</strong> {lead.problem}
          </span>
          <Button onClick={() => correct(lead)} size="small">
            Correct
          </Button>
        </p>
      ))}
    </div>
  );
}
