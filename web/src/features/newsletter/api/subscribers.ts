import { api, type ResponseOf, type Subscriber } from '@golghar/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';

const queryKey = [api.listSubscribers.path];
type List = ResponseOf<typeof api.listSubscribers>;

/** Takes somebody off the list: at once on the screen, then on the server. */
export const useRemoveSubscriber = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Subscriber) => request(api.removeSubscriber, { params: { id } }),
    onMutate: async ({ email }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<List>(queryKey);
      client.setQueryData<List>(
        queryKey,
        (list) => list && { subscribers: list.subscribers.filter((each) => each.email !== email) },
      );
      return before;
    },
    onSuccess: (_, { email }) =>
      showToast({ title: 'Subscriber removed', text: `${email} gets no newsletter any more.` }),
    onError: (_, { email }, before) => {
      client.setQueryData(queryKey, before);
      showToast({ title: `${email} was not removed. Please try again.`, kind: 'destructive' });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};

/** Everyone who confirmed the newsletter, newest first. */
export const subscribersQuery = queryOptions({
  queryKey: [api.listSubscribers.path],
  select: ({ subscribers }: List) => subscribers,
});
