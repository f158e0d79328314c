import { api, grouped, inertCell, type Subscriber } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery, useOperation } from '@/lib/api/operations';
import { csvFileName, csvHead, csvRows, saveCsv } from '@/lib/csv';
import { readForStaff } from '@/lib/session/current-user';
import { Button } from '@/ui/button';
import { ListTime } from '@/ui/list-time';
import { ConfirmDialog } from '@/ui/overlay/modal';
import { QueryState } from '@/ui/query-state';
import { Table } from '@/ui/table';
import { Count } from '@/ui/titled-section';

const subscribersQuery = operationQuery(api.listSubscribers);

export const clientLoader = () => readForStaff(subscribersQuery);

/** Columns for a mailing tool: the address, and the URL for each e-mail's List-Unsubscribe header. */
export const subscribersCsv = (subscribers: readonly Subscriber[]): string => {
  const rows = subscribers.map(({ email, confirmedAt, unsubscribeUrl }) =>
    [email, confirmedAt, unsubscribeUrl].map(inertCell),
  );
  return csvHead(['Email', 'Confirmed At', 'Unsubscribe URL']) + csvRows(rows);
};

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

export default function Subscribers() {
  const query = useQuery(subscribersQuery);
  const { data: { subscribers } = { subscribers: [] }, isSuccess } = query;
  return (
    <div className="max-w-[70rem] pt-4">
      <Button
        disabled={subscribers.length === 0}
        onClick={() => saveCsv([subscribersCsv(subscribers)], csvFileName('newsletter'))}
      >
        Export to CSV
      </Button>
      <p className="mt-3 max-w-[65ch] text-ink-2">
        Everyone who asked for your newsletter and confirmed their address, newest first. Export the list into
        your mailing tool: it holds a one-click link to unsubscribe for each person, for each mail's
        List-Unsubscribe header. Whoever unsubscribes or is removed here leaves this list at once.
      </p>
      <h2 className="mt-8 mb-3 text-20">
        Confirmed <Count>{isSuccess ? grouped(subscribers.length) : '…'}</Count>
      </h2>
      <QueryState query={query} failed="Error loading the newsletter's list." />
      {isSuccess && subscribers.length === 0 && (
        <p className="py-8 text-ink-3">
          Nobody yet. The form is at the foot of every page of the site; who confirms appears here.
        </p>
      )}
      {subscribers.length > 0 && (
        <Table caption="Confirmed subscribers" columns={['Email', 'Confirmed', '']}>
          {subscribers.map((subscriber) => (
            <SubscriberRow key={subscriber.email} subscriber={subscriber} />
          ))}
        </Table>
      )}
    </div>
  );
}
