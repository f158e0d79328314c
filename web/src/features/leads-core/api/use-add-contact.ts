import {
  api,
  type ContactChannel,
  contactOutcomes,
  type RequestOf,
  type ResponseOf,
  type Submission,
  type SubmissionDetail,
} from '@golghar/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-keys';
import { useInbox } from '../store/inbox';
import { beginUndoable, failUndoable, offerUndo } from '../store/undo';
import { mergeLeads } from './lead-cache';
import { useLeadMutation } from './lead-mutation';

type Variables = { leadId: string; contactId: string };

/** Takes back a contact that was logged by mistake. */
const useRemoveContact = () => {
  const client = useQueryClient();
  return useLeadMutation<Variables, Submission, void>(({ leadId }) => leadId, {
    mutationFn: async ({ leadId, contactId }) => {
      const { changes } = await request(api.listOwnChanges, { params: { id: leadId } });
      const change = changes.find(({ entryId }) => entryId === contactId);
      if (!change) throw new Error('The contact cannot be undone any more');
      return (await request(api.undoOwnChange, { params: { id: leadId, changeId: change.id } })).submission;
    },
    onMutate: ({ leadId }) =>
      useInbox.setState(({ stepWantedFor }) => (stepWantedFor === leadId ? { stepWantedFor: '' } : {})),
    onSuccess: (submission, { leadId, contactId }) => {
      const { name } = mergeLeads(client, submission);
      client.setQueryData<SubmissionDetail>(
        leadKeys.detail(leadId),
        (lead) => lead && { ...lead, contacts: lead.contacts.filter(({ id }) => id !== contactId) },
      );
      showToast({ about: name, title: 'Taken back', text: 'The contact is not in the history any more.' });
    },
    failed: 'That was not undone. Please try again.',
  });
};

type ContactVariables = {
  leadId: string;
  outcome: RequestOf<typeof api.addContact>['outcome'];
  channel: ContactChannel | undefined;
  /** What the lead becomes with it, and what takes that back. */
  also?: { words: string; run: () => void; undo: () => void } | undefined;
};

type Answer = ResponseOf<typeof api.addContact>;

/** Logs what came of a call or a message; from then on no answer is owed any more. It can be taken back. */
export const useAddContact = () => {
  const client = useQueryClient();
  const { mutate: remove } = useRemoveContact();
  return useLeadMutation<ContactVariables, Answer, ReturnType<typeof beginUndoable>>(({ leadId }) => leadId, {
    mutationFn: ({ leadId, outcome, channel }) =>
      request(api.addContact, { params: { id: leadId }, body: { outcome, ...(channel && { channel }) } }),
    onMutate: () => {
      useInbox.setState({ called: undefined });
      return beginUndoable();
    },
    onSuccess: ({ contact, submission }, { leadId, outcome, also }, undoable) => {
      const { name } = mergeLeads(client, submission);
      client.setQueryData<SubmissionDetail>(
        leadKeys.detail(leadId),
        (lead) =>
          lead && { ...lead, contacts: [contact, ...lead.contacts.filter(({ id }) => id !== contact.id)] },
      );
      useInbox.setState({ stepWantedFor: leadId });
      also?.run();
      const text = also ? `${contactOutcomes[outcome]}. ${also.words}` : contactOutcomes[outcome];
      offerUndo(undoable, { about: name, title: 'Contact logged', text }, () => {
        remove({ leadId, contactId: contact.id });
        also?.undo();
      });
    },
    failed: 'The contact was not logged. Please try again.',
    onError: (_, { leadId, channel }, undoable) => {
      if (undoable) failUndoable(undoable);
      useInbox.setState({ called: { leadId, channel } });
    },
  });
};
