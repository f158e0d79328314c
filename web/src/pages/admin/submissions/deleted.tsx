import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import {
  DeletedLeadRow,
  deletedLeadsQuery,
  WantedDeletion,
} from '@/features/deleted-leads/components/deleted-lead-row';
import { ListSkeleton } from '@/features/leads-core/components/lead-row';
import { readForStaff } from '@/features/session/api/session';
import { QueryState, ShowMore } from '@/ui/query-state';

export const clientLoader = () =>
  readForStaff((client) => [client.ensureInfiniteQueryData(deletedLeadsQuery)]);

export default function DeletedLeadsPage() {
  const list = useInfiniteQuery(deletedLeadsQuery);
  const leads = list.data?.pages.flatMap(({ submissions }) => submissions) ?? [];
  const [search] = useSearchParams();
  const wantedId = search.get('lead');
  const isMissing = list.data && wantedId && !leads.some(({ id }) => id === wantedId);
  return (
    <div className="max-w-[60rem]">
      <p className="my-4 text-ink-2">
        A deleted lead can be restored for 30 days. Then it is erased with its notes.
      </p>
      <QueryState
        query={list}
        failed="Error loading the deleted leads"
        forbidden="Deleted leads are for administrators and managers."
        loading={<ListSkeleton />}
      />
      {list.data && leads.length === 0 && (
        <p className="py-8 text-ink-3">Nothing was deleted in the last 30 days.</p>
      )}
      {isMissing && <WantedDeletion id={wantedId} />}
      {leads.length > 0 && (
        <ul aria-label="Deleted leads" className="border-t border-hairline">
          {leads.map((lead) => (
            <DeletedLeadRow key={lead.id} lead={lead} isWanted={lead.id === wantedId} />
          ))}
        </ul>
      )}
      <ShowMore list={list} className="mt-4" />
    </div>
  );
}
