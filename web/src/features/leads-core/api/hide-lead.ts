import { api } from '@golghar/contracts';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-keys';
import { beginUndoable, failUndoable, offerUndo } from '../store/undo';
import { dropLeads } from './lead-cache';
import { runLeadMutation } from './lead-mutation';

type Named = { id: string; name: string | undefined };

/** What hides a lead, and what brings it back. */
const spam = {
  endpoint: api.markSpam,
  done: { title: 'Marked as spam', text: 'In quarantine for 30 days.' },
  failed: 'The lead was not marked as spam. Please try again.',
  back: {
    endpoint: api.markNotSpam,
    done: { title: 'Not spam', text: 'In the list of leads, as if just arrived.' },
    failed: 'The lead was not brought back. Please try again.',
  },
};

const deletion = {
  endpoint: api.deleteSubmission,
  done: { title: 'Submission deleted', text: 'The lead has been deleted successfully' },
  failed: 'Failed to delete submission. Please try again.',
  back: {
    endpoint: api.restoreSubmission,
    done: { title: 'Lead restored', text: 'It is in the list again.' },
    failed: 'The lead was not restored. Please try again.',
  },
};

type Hiding = typeof spam | typeof deletion;

/** Brings a hidden lead back. */
async function bringBack({ id, name: about }: Named, { endpoint, done, failed }: Hiding['back']) {
  try {
    await runLeadMutation<unknown>({ leadId: id, send: () => request(endpoint, { params: { id } }) });
    showToast({ about, ...done });
  } catch {
    showToast({ about, title: failed, kind: 'destructive' });
  }
}

/** Hides a lead at once; the message offers to bring it back. Answers whether it is hidden. */
async function hide({ id, name: about }: Named, { endpoint, done, failed, back }: Hiding): Promise<boolean> {
  const undoable = beginUndoable();
  const send = async () => {
    await request(endpoint, { params: { id } });
    dropLeads(new Set([id]));
    queryClient.removeQueries({ queryKey: leadKeys.detail(id), type: 'inactive' });
  };
  try {
    await runLeadMutation({ leadId: id, preview: (lead) => (lead.id === id ? undefined : lead), send });
    offerUndo(undoable, { about, ...done }, () => void bringBack({ id, name: about }, back));
    return true;
  } catch {
    failUndoable(undoable);
    showToast({ about, title: failed, kind: 'destructive' });
    return false;
  }
}

/** Sets a lead aside as spam. */
export const markSpam = (lead: Named) => hide(lead, spam);

/** Brings a lead back that was set aside; its alerts are sent then. */
export const markNotSpam = (lead: Named) => bringBack(lead, spam.back);

export const deleteLead = (lead: Named) => hide(lead, deletion);

export const restoreLead = (lead: Named) => bringBack(lead, deletion.back);
