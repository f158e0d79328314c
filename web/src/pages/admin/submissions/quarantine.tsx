import { useInfiniteQuery } from '@tanstack/react-query';
import { quarantineQuery } from '@/features/quarantine/api/use-quarantine';
import { QuarantinedLead } from '@/features/quarantine/components/quarantined-lead';
import { readForStaff } from '@/features/session/api/session';
import { QueryList } from '@/ui/query-state';

export const clientLoader = () => readForStaff((client) => [client.ensureInfiniteQueryData(quarantineQuery)]);

/** Suspected spam: nothing is lost, and nobody was alerted. */
export default function QuarantinePage() {
  const query = useInfiniteQuery(quarantineQuery);
  return (
    <div className="max-w-[60rem]">
      <p className="my-4 max-w-[65ch] text-ink-2">
        Enquiries that look like spam wait here for 30 days. They are not counted, and nobody was told of
        them. “Not spam” moves one to the leads and sends its alert.
      </p>
      <QueryList
        query={query}
        label="Set aside"
        failed="The quarantine could not be loaded"
        isQuiet
        none="Nothing looks like spam."
        items={query.data?.pages.flatMap(({ submissions }) => submissions)}
      >
        {(lead) => <QuarantinedLead key={lead.id} lead={lead} />}
      </QueryList>
    </div>
  );
}
