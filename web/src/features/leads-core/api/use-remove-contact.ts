import { api, type Submission, type SubmissionDetail } from '@golghar/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-keys';
import { useInbox } from '../store/inbox';
import { mergeLeads, nameOfLead } from './lead-cache';
import { useLeadMutation } from './lead-mutation';
import { refreshLeads } from './refresh-leads';

type Variables = { leadId: string; contactId: string };

/** Takes back a contact that was logged by mistake. */
export const useRemoveContact = () => {
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
    onError: (_, { leadId }) =>
      showToast({
        about: nameOfLead(client, leadId),
        title: 'That was not undone. Please try again.',
        kind: 'destructive',
      }),
    onSettled: (_, __, { leadId }) => refreshLeads(client, leadId),
  });
};
