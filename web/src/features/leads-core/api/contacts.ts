import {
  api,
  type ContactChannel,
  contactOutcomes,
  type RequestOf,
  type SubmissionDetail,
} from '@golghar/contracts';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-keys';
import { useInbox } from '../store/inbox';
import { beginUndoable, failUndoable, offerUndo } from '../store/undo';
import { addToLead, findLead, mergeLeads } from './lead-cache';
import { runLeadMutation } from './lead-mutation';

async function askToRemove(leadId: string, contactId: string): Promise<void> {
  const { changes } = await request(api.listOwnChanges, { params: { id: leadId } });
  const change = changes.find(({ entryId }) => entryId === contactId);
  if (!change) throw new Error('The contact cannot be undone any more');
  const params = { id: leadId, changeId: change.id };
  mergeLeads((await request(api.undoOwnChange, { params })).submission);
  queryClient.setQueryData<SubmissionDetail>(
    leadKeys.detail(leadId),
    (lead) => lead && { ...lead, contacts: lead.contacts.filter(({ id }) => id !== contactId) },
  );
}

/** Takes back a contact that was logged by mistake. */
async function removeContact(leadId: string, contactId: string): Promise<void> {
  useInbox.setState(({ stepWantedFor }) => (stepWantedFor === leadId ? { stepWantedFor: '' } : {}));
  const about = findLead(leadId)?.name;
  try {
    await runLeadMutation({ leadId, send: () => askToRemove(leadId, contactId) });
    showToast({ about, title: 'Taken back', text: 'The contact is not in the history any more.' });
  } catch {
    showToast({ about, title: 'That was not undone. Please try again.', kind: 'destructive' });
  }
}

type NewContact = {
  leadId: string;
  outcome: RequestOf<typeof api.addContact>['outcome'];
  channel: ContactChannel | undefined;
  /** What the lead becomes with it, and what takes that back. */
  also?: { words: string; run: () => void; undo: () => void } | undefined;
};

/** Logs what came of a call or a message; from then on no answer is owed any more. It can be taken back. */
export async function addContact({ leadId, outcome, channel, also }: NewContact): Promise<void> {
  useInbox.setState({ called: undefined });
  const undoable = beginUndoable();
  const send = async () => {
    const body = { outcome, ...(channel && { channel }) };
    const { contact, submission } = await request(api.addContact, { params: { id: leadId }, body });
    addToLead(leadId, 'contacts', contact);
    return { contactId: contact.id, about: mergeLeads(submission).name };
  };
  try {
    const { contactId, about } = await runLeadMutation({ leadId, send });
    useInbox.setState({ stepWantedFor: leadId });
    also?.run();
    const text = also ? `${contactOutcomes[outcome]}. ${also.words}` : contactOutcomes[outcome];
    offerUndo(undoable, { about, title: 'Contact logged', text }, () => {
      void removeContact(leadId, contactId);
      also?.undo();
    });
  } catch {
    failUndoable(undoable);
    const about = findLead(leadId)?.name;
    showToast({ about, title: 'The contact was not logged. Please try again.', kind: 'destructive' });
    useInbox.setState({ called: { leadId, channel } });
  }
}
