import {
  api,
  type ContactChannel,
  contactOutcomes,
  type NewContact,
  type SubmissionDetail,
} from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-keys';
import { useInbox } from '../store/inbox';
import { patchLead } from './lead-cache';
import { refreshSoon } from './refresh-leads';

export type ContactVariables = { leadId: string; outcome: NewContact['outcome']; channel: ContactChannel };

/** Logs what came of a call or a message; from then on no answer is owed any more. */
export const useAddContact = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ leadId, outcome, channel }: ContactVariables) =>
      request(api.addContact, { params: { id: leadId }, body: { outcome, channel } }),
    networkMode: 'always',
    onMutate: () => useInbox.setState({ called: undefined }),
    onSuccess: ({ contact, submission }, { leadId, outcome }) => {
      const { version, contactedAt, updatedAt } = submission;
      patchLead(client, leadId, { version, contactedAt, updatedAt });
      client.setQueryData<SubmissionDetail>(
        leadKeys.detail(leadId),
        (lead) =>
          lead && { ...lead, contacts: [contact, ...lead.contacts.filter(({ id }) => id !== contact.id)] },
      );
      showToast({ title: 'Contact logged', text: contactOutcomes[outcome] });
      useInbox.setState({ stepWantedFor: leadId });
      refreshSoon(client, leadId);
    },
    onError: (_, { leadId, channel }) => {
      useInbox.setState({ called: { leadId, channel } });
      showToast({ title: 'The contact was not logged. Please try again.', kind: 'destructive' });
    },
  });
};
