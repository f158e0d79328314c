import { api, type SubmissionDetail } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-keys';
import { useInbox } from '../store/inbox';
import { answerInTurn } from './in-turn';
import { nameOfLead } from './lead-cache';
import { refreshSoon } from './refresh-leads';

/** Takes back a contact that was logged by mistake. */
export const useRemoveContact = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ leadId, contactId }: { leadId: string; contactId: string }) =>
      answerInTurn(client, leadId, async () => {
        const { changes } = await request(api.listOwnChanges, { params: { id: leadId } });
        const change = changes.find(({ entryId }) => entryId === contactId);
        if (!change) throw new Error('The contact cannot be undone any more');
        return request(api.undoOwnChange, { params: { id: leadId, changeId: change.id } });
      }),
    onMutate: ({ leadId }) =>
      useInbox.setState(({ stepWantedFor }) => (stepWantedFor === leadId ? { stepWantedFor: '' } : {})),
    onSuccess: ({ submission: { name } }, { leadId, contactId }) => {
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
    onSettled: (_, __, { leadId }) => refreshSoon(client, leadId),
  });
};
