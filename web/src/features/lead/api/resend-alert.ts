import { api } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { nameOfLead } from '../../leads-core/api/lead-cache';
import { leadKeys } from '../../leads-core/model/lead-keys';

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
