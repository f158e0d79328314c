import { api } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';

const operations = {
  retry: { endpoint: api.retryParkedAlerts, done: 'queued again' },
  discard: { endpoint: api.discardParkedAlerts, done: 'discarded' },
} as const;

/** Tries all parked alerts again, or forgets them. */
export const useParkedAlerts = (what: keyof typeof operations) => {
  const client = useQueryClient();
  const { endpoint, done } = operations[what];
  return useMutation({
    mutationFn: () => request(endpoint, {}),
    onSuccess: ({ count }) => showToast({ title: `${count} ${count === 1 ? 'alert' : 'alerts'} ${done}` }),
    onError: () =>
      showToast({ title: 'Nothing was changed', text: 'Please try again.', kind: 'destructive' }),
    onSettled: () =>
      Promise.all(
        [api.readOperations, api.readAlertHealth].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
};
