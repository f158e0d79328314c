import { api } from '@golghar/contracts';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { counted } from '@/lib/counts';
import { showToast } from '@/ui/toast/toast-store';

/** Whether alerts come late; asked once a minute, because nobody is told of what does not arrive. */
export const useAlertHealth = () =>
  useQuery({
    queryKey: [api.readAlertHealth.path],
    queryFn: ({ signal }) => request(api.readAlertHealth, { signal }),
    refetchInterval: 60_000,
  });

/** How the product is doing; asked again and again while the screen is open. */
export const operationsQuery = queryOptions({
  queryKey: [api.readOperations.path],
  queryFn: ({ signal }) => request(api.readOperations, { signal }),
  staleTime: 0,
  // As often as the watchdog looks.
  refetchInterval: 15_000,
});

const operations = {
  retry: { endpoint: api.retryParkedAlerts, done: 'queued again' },
  discard: { endpoint: api.discardParkedAlerts, done: 'discarded' },
} as const;

/** Tries all parked alerts again, or forgets them. */
export const useParkedAlerts = (what: keyof typeof operations) => {
  const { endpoint, done } = operations[what];
  return useMutation({
    mutationFn: () => request(endpoint, {}),
    onSuccess: ({ count }) => showToast({ title: `${counted(count, 'alert')} ${done}` }),
    meta: {
      failed: 'Nothing was changed',
      refreshes: [[api.readOperations.path], [api.readAlertHealth.path]],
    },
  });
};
