import { api, type SubmissionDetail } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { nameOfLead } from '../../leads-core/api/lead-cache';
import { refreshLeads } from '../../leads-core/api/refresh-leads';
import { leadKeys } from '../../leads-core/model/lead-keys';
import { readDraft, writeDraft } from '../../leads-core/store/drafts';
import { useInbox } from '../../leads-core/store/inbox';

/** The lead is named here: by the time of the answer whoever wrote the note may be at the next one. */
type NoteVariables = { leadId: string; content: string };

/**
 * Adds a note to a lead. The draft goes once the note is safe, even when one has moved on meanwhile; what was typed
 * since is another note.
 */
export const useAddNote = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ leadId, content }: NoteVariables) =>
      request(api.addNote, { params: { id: leadId }, body: { content } }),
    onSuccess: ({ note }, { leadId, content }) => {
      if (readDraft(leadId).trim() === content) writeDraft(leadId, '');
      client.setQueryData<SubmissionDetail>(
        leadKeys.detail(leadId),
        (lead) => lead && { ...lead, notes: [note, ...lead.notes.filter(({ id }) => id !== note.id)] },
      );
      showToast({
        about: nameOfLead(client, leadId),
        title: 'Note added',
        text: 'Your note has been added successfully',
      });
      useInbox.setState({ stepWantedFor: leadId });
      refreshLeads(client, leadId);
    },
    onError: (error, { leadId }) => {
      // The sign-in page, which comes next, says that the session has ended and that the note is kept.
      if (error instanceof ApiError && error.status === 401) return;
      showToast({
        about: nameOfLead(client, leadId),
        title: 'Failed to add note. Please try again.',
        kind: 'destructive',
      });
    },
  });
};
