import { api, type OwnChange, type SubmissionDetail } from '@golghar/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { nameOfLead } from '../../leads-core/api/lead-cache';
import { refreshLeads } from '../../leads-core/api/refresh-leads';
import { leadKeys } from '../../leads-core/model/lead-keys';
import { readDraft, writeDraft } from '../../leads-core/store/drafts';
import { useInbox } from '../../leads-core/store/inbox';

/** Queues an alert once more; it is sent within seconds. */
export const useResendAlert = (leadId: string) => {
  const client = useQueryClient();
  const about = () => nameOfLead(client, leadId);
  return useMutation({
    mutationFn: (alertId: string) => request(api.resendAlert, { params: { id: leadId, alertId } }),
    onSuccess: () =>
      showToast({ about: about(), title: 'Alert queued', text: 'It goes out again within a few seconds.' }),
    onError: () =>
      showToast({
        about: about(),
        title: 'The alert was not queued. Please try again.',
        kind: 'destructive',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: leadKeys.detail(leadId) }),
  });
};

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

/** What the person who is signed in can undo of a lead, asked for again whenever the lead has changed. */
export const useOwnChanges = ({ id, version, notes, contacts }: SubmissionDetail) =>
  useQuery({
    queryKey: [api.listOwnChanges.path, id, version, notes.length, contacts.length],
    queryFn: async ({ signal }) => (await request(api.listOwnChanges, { params: { id }, signal })).changes,
    // What can be taken back stays under the hand while it is asked for again; another lead's is none of this one.
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
    // Nobody has done anything to a lead as it came.
    enabled: version > 1 || notes.length > 0 || contacts.length > 0,
  });

/** Undoes a change of a lead; says who has changed it since where that is why it can't be. */
export const useUndoOwnChange = (leadId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: OwnChange) => request(api.undoOwnChange, { params: { id: leadId, changeId: id } }),
    onSuccess: ({ submission: { name } }, { text }) => showToast({ about: name, title: 'Taken back', text }),
    onError: (error) => {
      const text = error instanceof ApiError && error.code === 'conflict' ? error.serverMessage : undefined;
      showToast({
        about: nameOfLead(client, leadId),
        title: 'This could not be undone',
        ...(text && { text }),
        kind: 'destructive',
      });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [api.listOwnChanges.path, leadId] });
      refreshLeads(client, leadId);
    },
  });
};
