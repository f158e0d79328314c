import { api, type OwnChange, type SubmissionDetail } from '@golghar/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { nameOfLead } from '../../leads-core/api/lead-cache';
import { refreshLeads } from '../../leads-core/api/refresh-leads';

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
