import { leadStatuses, statusLabels } from '@golghar/contracts';
import { useDeferredValue } from 'react';
import { useExportLeads } from '@/features/leads/api/export-leads';
import { useSubmissions } from '@/features/leads/api/use-submissions';
import { LeadCard } from '@/features/leads/components/lead-card';
import { useFilters } from '@/features/leads/model/use-filters';
import { useSession } from '@/features/session/api/use-session';
import { ErrorPanel } from '@/ui/error-panel';
import { adminMeta } from '../admin-meta';

export const meta = () => adminMeta('Lead Management');

export default function LeadsPage() {
  const { status, q, isFiltered, set } = useFilters();
  const search = useDeferredValue(q);
  const { data: user } = useSession();
  const filters = { ...(status && { status }), ...(search && { q: search }) };
  const list = useSubmissions(filters);
  const { mutate: exportLeads, isPending: isExporting } = useExportLeads();
  const leads = list.data?.pages.flatMap((page) => page.submissions) ?? [];
  const total = list.data?.pages[0]?.total;

  return (
    <div className="mx-auto max-w-[70rem] p-4 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-32">Lead Management</h1>
        <button
          type="button"
          disabled={isExporting}
          className="button button-secondary"
          onClick={() => exportLeads(filters)}
        >
          {isExporting ? 'Exporting...' : 'Export to CSV'}
        </button>
      </div>
      <search className="mt-6 flex flex-wrap gap-3">
        <input
          type="search"
          aria-label="Search leads"
          placeholder="Search name, email, phone, service, message"
          value={q}
          onChange={(event) => set({ q: event.target.value }, true)}
          className="field min-w-0 grow basis-72 text-15"
        />
        <select
          aria-label="Filter by status"
          value={status ?? ''}
          onChange={(event) => set({ status: event.target.value }, false)}
          className="field w-auto text-15"
        >
          <option value="">All statuses</option>
          {leadStatuses.map((value) => (
            <option key={value} value={value}>
              {statusLabels[value]}
            </option>
          ))}
        </select>
        <button
          type="button"
          disabled={!isFiltered}
          className="button button-secondary"
          onClick={() => set({ status: '', q: '' }, false)}
        >
          Clear filters
        </button>
      </search>
      <h2 className="mt-8 text-20">
        All Leads <span className="tabular text-ink-3">({total?.toLocaleString('en-IN') ?? '…'})</span>
      </h2>
      {list.isPending && (
        <p role="status" className="py-8 text-ink-3">
          Loading...
        </p>
      )}
      {list.isError && (
        <ErrorPanel text="Error loading submissions. Please try again." onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && leads.length === 0 && (
        <p className="py-8 text-ink-3">
          No leads found
          {isFiltered
            ? '. Try other words, or clear the filters.'
            : '. They appear here as soon as somebody writes.'}
        </p>
      )}
      <ul className="mt-3 border-t border-hairline">
        {leads.map((lead) => (
          <LeadCard key={lead.id} lead={lead} canDelete={user?.role !== 'sales_executive'} />
        ))}
      </ul>
      {list.hasNextPage && (
        <button
          type="button"
          disabled={list.isFetchingNextPage}
          className="button button-secondary mt-6"
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? 'Loading...' : 'Show more'}
        </button>
      )}
    </div>
  );
}
