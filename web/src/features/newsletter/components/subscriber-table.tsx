import { api, inertCell, type ResponseOf, type Subscriber } from '@golghar/contracts';
import { queryOptions, useMutation, useMutationState } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { csvFileName, csvHead, csvRows, saveCsv } from '@/lib/csv';
import { formatMoment } from '@/lib/dates';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { showToast } from '@/ui/toast/toast-store';

/** Everyone who confirmed the newsletter, newest first. */
export const subscribersQuery = queryOptions({
  queryKey: [api.listSubscribers.path],
  select: ({ subscribers }: ResponseOf<typeof api.listSubscribers>) => subscribers,
});

const mutationKey = ['remove subscriber'];

/** Takes somebody off the list. */
const useRemoveSubscriber = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ id }: Subscriber) => request(api.removeSubscriber, { params: { id } }),
    onSuccess: (_, { email }) =>
      showToast({ title: 'Subscriber removed', text: `${email} gets no newsletter any more.` }),
    onError: (_, { email }) =>
      showToast({ title: `${email} was not removed. Please try again.`, kind: 'destructive' }),
    meta: { refreshes: [subscribersQuery.queryKey] },
  });

/** Whoever is being taken off is off the screen at once. */
const useRemoving = () =>
  useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Subscriber).id,
  });

/** What a mailing tool needs: whom to write to, and how each e-mail's List-Unsubscribe header leads back to us. */
export const subscribersCsv = (subscribers: readonly Subscriber[]): string => {
  const rows = subscribers.map(({ email, confirmedAt, unsubscribeUrl }) => [
    inertCell(email),
    confirmedAt,
    inertCell(unsubscribeUrl),
  ]);
  return csvHead(['Email', 'Confirmed At', 'Unsubscribe URL']) + csvRows(rows);
};

/** Saves the subscribers as a file on this machine. */
export function exportSubscribers(subscribers: readonly Subscriber[]): void {
  saveCsv([subscribersCsv(subscribers)], csvFileName('newsletter'));
}

/** Who gets the newsletter, and the way to take somebody off it. */
export function SubscriberTable({ subscribers }: { subscribers: readonly Subscriber[] }) {
  const { mutate } = useRemoveSubscriber();
  const removing = useRemoving();
  return (
    <table className="data-table">
      <caption className="sr-only">Confirmed subscribers</caption>
      <thead>
        <tr>
          <th scope="col">Email</th>
          <th scope="col">Confirmed</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {subscribers
          .filter(({ id }) => !removing.includes(id))
          .map((subscriber) => (
            <tr key={subscriber.email}>
              <th scope="row" className="wrap-anywhere">
                {subscriber.email}
              </th>
              <td className="tabular">{formatMoment(subscriber.confirmedAt)}</td>
              <td className="text-right">
                <ConfirmDialog
                  trigger={
                    <Button size="small" look="quiet" className="text-danger max-md:min-h-11">
                      Remove
                      <span className="sr-only"> {subscriber.email}</span>
                    </Button>
                  }
                  title={`Remove ${subscriber.email}?`}
                  text="They get no newsletter any more. To come back they have to subscribe and confirm again."
                  action="Remove"
                  onConfirm={() => mutate(subscriber)}
                />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
