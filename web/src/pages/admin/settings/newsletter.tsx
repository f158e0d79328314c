import { useQuery } from '@tanstack/react-query';
import {
  SubscriberTable,
  subscribersCsv,
  subscribersQuery,
} from '@/features/newsletter/components/subscriber-table';
import { readForStaff } from '@/features/session/api/session';
import { grouped } from '@/lib/counts';
import { csvFileName, saveCsv } from '@/lib/csv';
import { Button } from '@/ui/button';
import { QueryState } from '@/ui/query-state';
import { Count } from '@/ui/titled-section';

export const clientLoader = () => readForStaff((client) => [client.ensureQueryData(subscribersQuery)]);

export default function SubscribersPage() {
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
      {subscribers.length > 0 && <SubscriberTable subscribers={subscribers} />}
    </div>
  );
}
