import { api } from '@golghar/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-keys';
import { beginUndoable, failUndoable, offerUndo } from '../store/undo';
import { dropLeads } from './lead-cache';
import { useLeadMutation } from './lead-mutation';

type Named = { id: string; name: string | undefined };
type Words = { title: string; text?: string; failed: string };

const idOf = ({ id }: Named) => id;

/** Brings a hidden lead back. */
const useBringBack = (mutationFn: (lead: Named) => Promise<unknown>, { failed, ...done }: Words) =>
  useLeadMutation<Named, unknown, void>(idOf, {
    mutationFn,
    failed,
    onSuccess: (_, { name: about }) => void showToast({ about, ...done }),
  });

/** Hides a lead at once; the toast offers to bring it back. */
function useHide(
  mutationFn: (lead: Named) => Promise<unknown>,
  bringBack: (lead: Named) => void,
  { failed, ...done }: Words,
) {
  const client = useQueryClient();
  return useLeadMutation<Named, unknown, ReturnType<typeof beginUndoable>>(idOf, {
    preview: (lead, { id }) => (lead.id === id ? undefined : lead),
    mutationFn,
    failed,
    onMutate: () => beginUndoable(),
    onSuccess: (_, { id, name: about }, undoable) => {
      dropLeads(client, new Set([id]));
      client.removeQueries({ queryKey: leadKeys.detail(id), type: 'inactive' });
      offerUndo(undoable, { about, ...done }, () => bringBack({ id, name: about }));
    },
    onError: (_, __, undoable) => undoable && failUndoable(undoable),
  });
}

/** Brings a lead back that was set aside; its alerts are sent then. */
export const useMarkNotSpam = () =>
  useBringBack(({ id }) => request(api.markNotSpam, { params: { id } }), {
    title: 'Not spam',
    text: 'In the list of leads, as if just arrived.',
    failed: 'The lead was not brought back. Please try again.',
  });

/** Sets a lead aside as spam. */
export const useMarkSpam = () =>
  useHide(({ id }) => request(api.markSpam, { params: { id } }), useMarkNotSpam().mutate, {
    title: 'Marked as spam',
    text: 'In quarantine for 30 days.',
    failed: 'The lead was not marked as spam. Please try again.',
  });

/** Brings a deleted lead back. */
export const useRestoreLead = () =>
  useBringBack(({ id }) => request(api.restoreSubmission, { params: { id } }), {
    title: 'Lead restored',
    text: 'It is in the list again.',
    failed: 'The lead was not restored. Please try again.',
  });

/** Deletes a lead. */
export const useDeleteLead = () =>
  useHide(({ id }) => request(api.deleteSubmission, { params: { id } }), useRestoreLead().mutate, {
    title: 'Submission deleted',
    text: 'The lead has been deleted successfully',
    failed: 'Failed to delete submission. Please try again.',
  });
