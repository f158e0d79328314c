import { api } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-keys';

/** Queues an alert once more; the sweep sends it within seconds. */
export const useResendAlert = (leadId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (alertId: string) => request(api.resendAlert, { params: { id: leadId, alertId } }),
    onSuccess: () => showToast({ title: 'Alert queued', text: 'It goes out again within a few seconds.' }),
    onError: () => showToast({ title: 'The alert was not queued. Please try again.', kind: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: leadKeys.detail(leadId) }),
  });
};
