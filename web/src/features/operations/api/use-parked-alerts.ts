import { api } from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';

const operations = {
  retry: { endpoint: api.retryParkedAlerts, done: 'queued again' },
  discard: { endpoint: api.discardParkedAlerts, done: 'discarded' },
} as const;

/** Tries all parked alerts again, or forgets them. */
export const useParkedAlerts = (what: keyof typeof operations) => {
  const { endpoint, done } = operations[what];
  return useMutation({
    mutationFn: () => request(endpoint, {}),
    onSuccess: ({ count }) => showToast({ title: `${count} ${count === 1 ? 'alert' : 'alerts'} ${done}` }),
    meta: {
      failed: 'Nothing was changed',
      refreshes: [[api.readOperations.path], [api.readAlertHealth.path]],
    },
  });
};
