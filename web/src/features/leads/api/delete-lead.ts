import { api } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { showToast } from '@/ui/toast/toast-store';
import { refetchLeads } from '../model/patch-leads';

const undoTime = 10_000;

/** Hides a lead; the toast offers to bring it back. */
export const useDeleteLead = () => {
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: (id: string) => request(api.restoreSubmission, { params: { id } }),
    networkMode: 'always',
    onError: () =>
      showToast({ title: 'The lead was not restored', text: 'Please try again.', kind: 'destructive' }),
    onSettled: () => refetchLeads(client),
  });
  return useMutation({
    mutationFn: (id: string) => request(api.deleteSubmission, { params: { id } }),
    networkMode: 'always',
    onSuccess: (_, id) => {
      showToast({
        title: 'Submission deleted',
        text: 'The lead has been deleted successfully',
        duration: undoTime,
        action: { label: 'Undo', altText: 'Undo: restore the lead', run: () => restore.mutate(id) },
      });
      return refetchLeads(client);
    },
    onError: () =>
      showToast({ title: 'Failed to delete submission. Please try again.', kind: 'destructive' }),
  });
};
