import { api } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { showToast } from '@/ui/toast/toast-store';
import { dropLead } from '../model/patch-leads';
import { pinnedLeads } from '../model/pinned-leads';
import { offerUndo } from '../model/undo';
import { refreshLists } from './refresh-leads';

/** Hides a lead; the toast offers to bring it back. */
export const useDeleteLead = () => {
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: (id: string) => request(api.restoreSubmission, { params: { id } }),
    networkMode: 'always',
    onError: () =>
      showToast({ title: 'The lead was not restored', text: 'Please try again.', kind: 'destructive' }),
    onSettled: () => refreshLists(client),
  });
  return useMutation({
    mutationFn: (id: string) => request(api.deleteSubmission, { params: { id } }),
    networkMode: 'always',
    onSuccess: (_, id) => {
      offerUndo('Submission deleted', 'The lead has been deleted successfully', () => restore.mutate(id));
      pinnedLeads.delete(id);
      dropLead(client, id);
      return refreshLists(client);
    },
    onError: () =>
      showToast({ title: 'Failed to delete submission. Please try again.', kind: 'destructive' }),
  });
};
