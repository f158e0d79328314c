import { CloudUpload } from 'lucide-react';
import { keepFormDraft, readFormDraft } from '@/lib/forms/form-draft';
import { Button } from '@/ui/button';
import { newLeadDraft, openNewLead } from '../store/new-lead';
import { removeWaiting, useWaitingLeads, type WaitingLead } from '../store/waiting-leads';

const nameOf = ({ lead }: WaitingLead) => [lead.name, lead.phone].filter(Boolean).join(', ');

/** Back into the form, unless another lead has been begun there: that one comes first. */
function correct({ key, lead }: WaitingLead): void {
  if (Object.keys(readFormDraft(newLeadDraft)).length === 0) {
    keepFormDraft(newLeadDraft, lead);
    removeWaiting(key);
  }
  openNewLead();
}

/** Names the leads that were written down here and are not on the server yet. */
export function WaitingLeads() {
  const leads = useWaitingLeads((state) => state.leads);
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
