import { api } from '@golghar/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-keys';
import { beginUndoable, failUndoable, offerUndo } from '../store/undo';
import { dropLeads } from './lead-cache';
import { useLeadMutation } from './lead-mutation';
import { refreshLeads } from './refresh-leads';

type Named = { id: string; name: string | undefined };
type Words = { title: string; text?: string };

const idOf = ({ id }: Named) => id;

/** Brings a hidden lead back. */
function useBringBack(mutationFn: (lead: Named) => Promise<unknown>, done: Words, failed: Words) {
  const client = useQueryClient();
  return useLeadMutation<Named, unknown, void>(idOf, {
    mutationFn,
    onSuccess: (_, { name: about }) => void showToast({ about, ...done }),
    onError: (_, { name: about }) => void showToast({ about, ...failed, kind: 'destructive' }),
    onSettled: (_, __, { id }) => refreshLeads(client, id),
  });
}

/** Hides a lead at once; the toast offers to bring it back. */
function useHide(
  mutationFn: (lead: Named) => Promise<unknown>,
  bringBack: (lead: Named) => void,
  done: Words,
  failed: string,
) {
  const client = useQueryClient();
  return useLeadMutation<Named, unknown, ReturnType<typeof beginUndoable>>(idOf, {
    preview: (lead, { id }) => (lead.id === id ? undefined : lead),
    mutationFn,
    onMutate: () => beginUndoable(),
    onSuccess: (_, { id, name: about }, undoable) => {
      dropLeads(client, new Set([id]));
      client.removeQueries({ queryKey: leadKeys.detail(id), type: 'inactive' });
      offerUndo(undoable, { about, ...done }, () => bringBack({ id, name: about }));
    },
    onError: (_, { name: about }, undoable) => {
      if (undoable) failUndoable(undoable);
      showToast({ about, title: failed, kind: 'destructive' });
    },
    onSettled: (_, __, { id }) => refreshLeads(client, id),
  });
}

/** Brings a lead back that was set aside; its alerts are sent then. */
export const useMarkNotSpam = () =>
  useBringBack(
    ({ id }) => request(api.markNotSpam, { params: { id } }),
    { title: 'Not spam', text: 'In the list of leads, as if just arrived.' },
    { title: 'The lead was not brought back. Please try again.' },
  );

/** Sets a lead aside as spam. */
export const useMarkSpam = () =>
  useHide(
    ({ id }) => request(api.markSpam, { params: { id } }),
    useMarkNotSpam().mutate,
    { title: 'Marked as spam', text: 'In quarantine for 30 days.' },
    'The lead was not marked as spam. Please try again.',
  );

/** Brings a deleted lead back. */
export const useRestoreLead = () =>
  useBringBack(
    ({ id }) => request(api.restoreSubmission, { params: { id } }),
    { title: 'Lead restored', text: 'It is in the list again.' },
    { title: 'The lead was not restored', text: 'Please try again.' },
  );

/** Deletes a lead. */
export const useDeleteLead = () =>
  useHide(
    ({ id }) => request(api.deleteSubmission, { params: { id } }),
    useRestoreLead().mutate,
    { title: 'Submission deleted', text: 'The lead has been deleted successfully' },
    'Failed to delete submission. Please try again.',
  );
