import { api, type LeadStatus, type Submission } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api-error';
import { request } from '@/lib/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-keys';
import { patchLead, refetchLeads } from '../model/patch-leads';

type Change = { lead: Submission; status: LeadStatus };

/**
 * Sets a status, at once on the screen and then on the server. If that fails the old one comes back; if somebody
 * else changed the lead meanwhile, nothing is overwritten and the page shows what it is now.
 */
export const useUpdateStatus = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ lead, status }: Change) =>
      request(api.updateSubmission, { params: { id: lead.id }, body: { status, version: lead.version } }),
    networkMode: 'always',
    onMutate: async ({ lead, status }) => {
      await client.cancelQueries({ queryKey: leadKeys.lists });
      patchLead(client, lead.id, { status });
    },
    onSuccess: ({ submission }) => {
      patchLead(client, submission.id, submission);
      showToast({ title: 'Status updated', text: 'The lead status has been updated successfully' });
    },
    onError: (error, { lead }) => {
      patchLead(client, lead.id, { status: lead.status });
      const isConflict = error instanceof ApiError && error.code === 'conflict';
      showToast({
        title: isConflict ? 'Somebody else changed this lead' : 'Failed to update status. Please try again.',
        ...(isConflict && { text: 'It now shows what they set. Choose again if it should change.' }),
        kind: 'destructive',
      });
    },
    onSettled: () => refetchLeads(client),
  });
};
