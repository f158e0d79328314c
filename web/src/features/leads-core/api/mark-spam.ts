import { api, type Submission } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-keys';
import { beginUndoable, failUndoable, offerUndo } from '../store/undo';
import { inTurn } from './in-turn';
import { dropLead } from './lead-cache';
import { refreshSoon } from './refresh-leads';

/** Brings a lead back that was set aside; its alerts are sent then. */
export const useMarkNotSpam = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Submission) => inTurn(id, () => request(api.markNotSpam, { params: { id } })),
    onSuccess: (_, { name }) =>
      showToast({ about: name, title: 'Not spam', text: 'In the list of leads, as if just arrived.' }),
    onError: (_, { name }) =>
      showToast({
        about: name,
        title: 'The lead was not brought back. Please try again.',
        kind: 'destructive',
      }),
    onSettled: (_, __, { id }) => refreshSoon(client, id),
  });
};

/** Sets a lead aside as spam at once; the toast offers to bring it back. */
export const useMarkSpam = () => {
  const client = useQueryClient();
  const { mutate: bringBack } = useMarkNotSpam();
  return useMutation({
    mutationFn: ({ id }: Submission) => inTurn(id, () => request(api.markSpam, { params: { id } })),
    onMutate: ({ id }) => {
      const putBack = dropLead(client, id);
      return { putBack, undoable: beginUndoable() };
    },
    onSuccess: (_, lead, { undoable }) => {
      // A list that was asked for before may have brought it back.
      dropLead(client, lead.id);
      const toast = { about: lead.name, title: 'Marked as spam', text: 'In quarantine for 30 days.' };
      offerUndo(undoable, toast, () => bringBack(lead));
    },
    onError: (_, { name }, begun) => {
      begun?.putBack();
      if (begun) failUndoable(begun.undoable);
      const title = 'The lead was not marked as spam. Please try again.';
      showToast({ about: name, title, kind: 'destructive' });
    },
    onSettled: (_, __, { id }) => {
      void client.invalidateQueries({ queryKey: leadKeys.detail(id) });
      refreshSoon(client);
    },
  });
};
