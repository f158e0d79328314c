import type { Subscriber } from '@golghar/contracts';
import { formatMoment } from '@/lib/dates';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { useRemoveSubscriber } from '../api/subscribers';

/** Who gets the newsletter, and the way to take somebody off it. */
export function SubscriberTable({ subscribers }: { subscribers: readonly Subscriber[] }) {
  const { mutate } = useRemoveSubscriber();
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
        {subscribers.map((subscriber) => (
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
