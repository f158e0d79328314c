import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import {
  DeletedLeadRow,
  deletedLeadsQuery,
  WantedDeletion,
} from '@/features/deleted-leads/components/deleted-lead-row';
import { ListSkeleton } from '@/features/leads-core/components/lead-row';
import { readForStaff } from '@/features/session/api/session';
import { QueryList } from '@/ui/query-state';

export const clientLoader = () =>
  readForStaff((client) => [client.ensureInfiniteQueryData(deletedLeadsQuery)]);

export default function DeletedLeadsPage() {
  const query = useInfiniteQuery(deletedLeadsQuery);
  const leads = query.data?.pages.flatMap(({ submissions }) => submissions);
  const wantedId = useSearchParams()[0].get('lead');
  return (
    <div className="max-w-[60rem]">
      <p className="my-4 text-ink-2">
        A deleted lead can be restored for 30 days. Then it is erased with its notes.
      </p>
      {wantedId && leads?.every(({ id }) => id !== wantedId) && <WantedDeletion id={wantedId} />}
      <QueryList
        query={query}
        label="Deleted leads"
        failed="Error loading the deleted leads"
        forbidden="Deleted leads are for administrators and managers."
        loading={<ListSkeleton />}
        none="Nothing was deleted in the last 30 days."
        items={leads}
      >
        {(lead) => <DeletedLeadRow key={lead.id} lead={lead} isWanted={lead.id === wantedId} />}
      </QueryList>
    </div>
  );
}
