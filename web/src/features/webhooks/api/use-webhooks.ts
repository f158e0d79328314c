import {
  api,
  type NewWebhook,
  type RequestOf,
  type ResponseOf,
  type WebhookDelivery,
} from '@golghar/contracts';
import { queryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { request } from '@/lib/api/request';

const listKey = [api.listWebhooks.path] as const;
const logKey = (id: string) => ['webhook deliveries', id] as const;

/** While a message is on its way its state is asked for this often. */
const pollIntervalMs = 2000;

/** All webhooks; asked for whenever the page is opened. */
export const webhooksQuery = queryOptions({
  queryKey: listKey,
  select: ({ webhooks }: ResponseOf<typeof api.listWebhooks>) => webhooks,
  networkMode: 'always',
  staleTime: 0,
});

const isDueSoon = ({ state, nextAttemptAt }: WebhookDelivery): boolean =>
  state === 'queued' && nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + pollIntervalMs;

/** The log of a webhook, the newest message first. */
export const useWebhookLog = (id: string) =>
  useInfiniteQuery({
    queryKey: logKey(id),
    queryFn: ({ pageParam, signal }) =>
      request(api.listWebhookDeliveries, {
        params: { id },
        query: { limit: 25, ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.deliveries.some(isDueSoon) ? pollIntervalMs : false,
  });

/** A change of a webhook: the list and its log are asked for again, and a failure is told. */
const useChange = <Input, Output>(mutationFn: (input: Input) => Promise<Output>, failed?: string) =>
  useMutation({ mutationFn, meta: { failed, refreshes: [listKey, logKey('').slice(0, 1)] } });

export const useAddWebhook = () =>
  useChange((webhook: NewWebhook) => request(api.addWebhook, { body: webhook }));

export const useChangeWebhook = (id: string) =>
  useChange(
    (update: RequestOf<typeof api.changeWebhook>) =>
      request(api.changeWebhook, { params: { id }, body: update }),
    'The webhook was not changed',
  );

export const useRemoveWebhook = (id: string) =>
  useChange(() => request(api.removeWebhook, { params: { id } }), 'The webhook was not removed');

export const useRotateSecret = (id: string) =>
  useChange(() => request(api.rotateWebhookSecret, { params: { id } }), 'No new secret was made');

export const useTestWebhook = (id: string) =>
  useChange(() => request(api.testWebhook, { params: { id } }), 'No test event was sent');

export const useReplay = (id: string) =>
  useChange(
    (deliveryId: string) => request(api.replayWebhookDelivery, { params: { id, deliveryId } }),
    'The message was not sent again',
  );
