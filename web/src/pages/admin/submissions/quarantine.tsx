import { useInfiniteQuery } from '@tanstack/react-query';
import { quarantineQuery } from '@/features/quarantine/api/use-quarantine';
import { QuarantinedLead } from '@/features/quarantine/components/quarantined-lead';
import { readForStaff } from '@/features/session/api/session';
import { QueryState, ShowMore } from '@/ui/query-state';

export const clientLoader = () => readForStaff((client) => [client.ensureInfiniteQueryData(quarantineQuery)]);

/** Enquiries that look like spam: nothing of them is lost, and nobody was told. */
export default function QuarantinePage() {
  const list = useInfiniteQuery(quarantineQuery);
  const leads = list.data?.pages.flatMap(({ submissions }) => submissions) ?? [];
  return (
    <div className="max-w-[60rem]">
      <p className="my-4 max-w-[65ch] text-ink-2">
        Enquiries that look like spam wait here for 30 days. They are counted nowhere and nobody was told of
        them. “Not spam” puts one among the leads and sends its alert.
      </p>
      <QueryState query={list} failed="The quarantine could not be loaded" isQuiet />
      {list.data && leads.length === 0 && <p className="py-8 text-ink-3">Nothing looks like spam.</p>}
      {leads.length > 0 && (
        <ul aria-label="Set aside" className="border-t border-hairline">
          {leads.map((lead) => (
            <QuarantinedLead key={lead.id} lead={lead} />
          ))}
        </ul>
      )}
      <ShowMore list={list} className="mt-4" />
    </div>
  );
}
