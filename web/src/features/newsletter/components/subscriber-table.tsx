import { api, inertCell, type Subscriber } from '@golghar/contracts';
import { operationQuery, useOperation } from '@/lib/api/operations';
import { csvHead, csvRows } from '@/lib/csv';
import { ListTime } from '@/ui/list-time';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';

export const subscribersQuery = operationQuery(api.listSubscribers);

/** Columns for a mailing tool: the address, and the URL for each e-mail's List-Unsubscribe header. */
export const subscribersCsv = (subscribers: readonly Subscriber[]): string => {
  const rows = subscribers.map(({ email, confirmedAt, unsubscribeUrl }) => [
    inertCell(email),
    confirmedAt,
    inertCell(unsubscribeUrl),
  ]);
  return csvHead(['Email', 'Confirmed At', 'Unsubscribe URL']) + csvRows(rows);
};

/** A subscriber, with an optimistic Remove button. */
function SubscriberRow({ subscriber: { id, email, confirmedAt } }: { subscriber: Subscriber }) {
  const { mutate, isPending } = useOperation(api.removeSubscriber, {
    done: { title: 'Subscriber removed', text: `${email} gets no newsletter any more.` },
    failed: `${email} was not removed. Please try again.`,
    refreshes: [subscribersQuery.queryKey],
  });
  if (isPending) return null;
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        {email}
      </th>
      <td>
        <ListTime at={confirmedAt} />
      </td>
      <td className="text-right">
        <ConfirmDialog
          button={{
            look: 'quiet',
            className: 'text-danger max-md:min-h-11',
            'aria-label': `Remove ${email}`,
          }}
          title={`Remove ${email}?`}
          text="They get no newsletter any more. To come back they have to subscribe and confirm again."
          action="Remove"
          onConfirm={() => mutate({ params: { id } })}
        />
      </td>
    </tr>
  );
}

export const SubscriberTable = ({ subscribers }: { subscribers: readonly Subscriber[] }) => (
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
      {subscribers.map((subscriber) => (
        <SubscriberRow key={subscriber.email} subscriber={subscriber} />
      ))}
    </tbody>
  </table>
);
