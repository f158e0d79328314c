import { api, type SubmissionDetail, type UndoableChange } from '@golghar/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { requestFile } from '@/lib/api/request-stream';
import { saveFile } from '@/lib/save-file';
import { showToast } from '@/ui/toast/toast-store';
import { addToLead, findLead, mergeLeads } from '../../leads-core/api/lead-cache';
import { ownerQuestion } from '../../leads-core/api/lead-changes';
import { refreshLeads } from '../../leads-core/api/refresh-leads';
import { leadKeys } from '../../leads-core/model/lead-keys';
import { readDraft, writeDraft } from '../../leads-core/store/drafts';
import { useInbox } from '../../leads-core/store/inbox';
import type { SentFile } from '../model/timeline';

const nameOf = (leadId: string) => findLead(leadId)?.name;

const tellFailure = (leadId: string, title: string, text?: string) =>
  showToast({ about: nameOf(leadId), title, ...(text && { text }), kind: 'destructive' });

/** Queues an alert once more; it is sent within seconds. */
export const useResendAlert = (leadId: string) =>
  useMutation({
    mutationFn: (alertId: string) => request(api.resendAlert, { params: { id: leadId, alertId } }),
    onSuccess: () =>
      showToast({
        about: nameOf(leadId),
        title: 'Alert queued',
        text: 'It goes out again within a few seconds.',
      }),
    onError: () => tellFailure(leadId, 'The alert was not queued. Please try again.'),
    meta: { refreshes: [leadKeys.detail(leadId)] },
  });

/** Saves a file that went with an answer on this machine. */
export const useSaveFile = (leadId: string) =>
  useMutation({
    mutationFn: async ({ replyId, index, name }: SentFile) => {
      const params = { id: leadId, replyId, index };
      saveFile(await requestFile(api.getAttachment, { params }, () => undefined), name);
    },
    meta: { failed: 'The file was not saved' },
  });

/** The lead is named here: by the time of the answer whoever wrote the note may be at the next one. */
type NoteVariables = { leadId: string; content: string };

/**
 * Adds a note to a lead. The draft goes once the note is safe, even when one has moved on meanwhile; what was typed
 * since is another note.
 */
export const useAddNote = () =>
  useMutation({
    mutationFn: ({ leadId, content }: NoteVariables) =>
      request(api.addNote, { params: { id: leadId }, body: { content } }),
    onSuccess: ({ note, submission }, { leadId, content }) => {
      if (readDraft(leadId).trim() === content) writeDraft(leadId, '');
      addToLead(leadId, 'notes', note);
      const text = 'Your note has been added successfully';
      const question = ownerQuestion(mergeLeads(submission));
      showToast({ about: nameOf(leadId), title: 'Note added', text, ...(question && { question }) });
      useInbox.setState({ stepWantedFor: leadId });
      refreshLeads(leadId);
    },
    onError: (error, { leadId }) => {
      // The sign-in page, which comes next, says that the session has ended and that the note is kept.
      if (error instanceof ApiError && error.status === 401) return;
      tellFailure(leadId, 'Failed to add note. Please try again.');
    },
  });

/** What the person who is signed in can undo of a lead, asked for again whenever the lead has changed. */
export const useUndoableChanges = ({ id, version, notes, contacts }: SubmissionDetail) =>
  useQuery({
    queryKey: [api.listUndoableChanges.path, id, version, notes.length, contacts.length],
    queryFn: async ({ signal }) =>
      (await request(api.listUndoableChanges, { params: { id }, signal })).changes,
    // What can be taken back stays under the hand while it is asked for again; another lead's is none of this one.
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
    // Nobody has done anything to a lead as it came.
    enabled: version > 1 || notes.length > 0 || contacts.length > 0,
  });

/** Undoes a change of a lead; says who has changed it since where that is why it can't be. */
export const useUndoChange = (leadId: string) =>
  useMutation({
    mutationFn: ({ id }: UndoableChange) => request(api.undoChange, { params: { id: leadId, changeId: id } }),
    onSuccess: ({ submission: { name } }, { text }) => showToast({ about: name, title: 'Taken back', text }),
    onError: (error) => {
      const isConflict = error instanceof ApiError && error.code === 'conflict';
      tellFailure(leadId, 'This could not be undone', isConflict ? error.serverMessage : undefined);
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [api.listUndoableChanges.path, leadId] });
      refreshLeads(leadId);
    },
  });
