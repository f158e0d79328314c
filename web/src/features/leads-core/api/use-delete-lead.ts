import { api } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-keys';
import { beginUndoable, failUndoable, offerUndo } from '../store/undo';
import { inTurn } from './in-turn';
import { dropLead } from './lead-cache';
import { refreshSoon } from './refresh-leads';

type Named = { id: string; name: string | undefined };

/** Brings a deleted lead back. */
export const useRestoreLead = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Named) => inTurn(id, () => request(api.restoreSubmission, { params: { id } })),
    onSuccess: ({ submission: { name } }) =>
      showToast({ about: name, title: 'Lead restored', text: 'It is in the list again.' }),
    onError: (_, { name: about }) =>
      showToast({
        about,
        title: 'The lead was not restored',
        text: 'Please try again.',
        kind: 'destructive',
      }),
    onSettled: (_, __, { id }) => {
      void client.invalidateQueries({ queryKey: leadKeys.detail(id) });
      refreshSoon(client);
    },
  });
};

/** Hides a lead at once; the toast offers to bring it back. */
export const useDeleteLead = () => {
  const client = useQueryClient();
  const { mutate: restore } = useRestoreLead();
  return useMutation({
    mutationFn: ({ id }: Named) => inTurn(id, () => request(api.deleteSubmission, { params: { id } })),
    onMutate: ({ id }) => {
      const putBack = dropLead(client, id);
      return { putBack, undoable: beginUndoable() };
    },
    onSuccess: (_, { id, name }, { undoable }) => {
      // A list that was asked for before may have brought it back.
      dropLead(client, id);
      client.removeQueries({ queryKey: leadKeys.detail(id) });
      const toast = {
        about: name,
        title: 'Submission deleted',
        text: 'The lead has been deleted successfully',
      };
      offerUndo(undoable, toast, () => restore({ id, name }));
    },
    onError: (_, { name }, begun) => {
      begun?.putBack();
      if (begun) failUndoable(begun.undoable);
      const title = 'Failed to delete submission. Please try again.';
      showToast({ about: name, title, kind: 'destructive' });
    },
    onSettled: () => refreshSoon(client),
  });
};
