import type { Submission } from '@golghar/contracts';
import { useCallback, useState } from 'react';
import { usePreferences } from '@/features/leads/api/preferences';
import { useSubmissions } from '@/features/leads/api/use-submissions';
import { BulkBar } from '@/features/leads/components/bulk-bar';
import { ExportButton } from '@/features/leads/components/export-button';
import { FilterBar } from '@/features/leads/components/filter-bar';
import { LeadCardBody } from '@/features/leads/components/lead-card-body';
import { LeadList } from '@/features/leads/components/lead-list';
import { LeadPane } from '@/features/leads/components/lead-pane';
import { ShortcutHelp } from '@/features/leads/components/shortcut-help';
import { ViewBar } from '@/features/leads/components/view-bar';
import { toQuery } from '@/features/leads/model/filters';
import { leadsOf } from '@/features/leads/model/lead-order';
import { useFilters } from '@/features/leads/model/use-filters';
import { useLeadKeys } from '@/features/leads/model/use-lead-keys';
import { useOpenLead } from '@/features/leads/model/use-open-lead';
import { useSelection } from '@/features/leads/model/use-selection';
import { useSession } from '@/features/session/api/use-session';
import { useDebounced } from '@/lib/use-debounced';
import { useMediaQuery } from '@/lib/use-media-query';
import { ErrorPanel } from '@/ui/error-panel';
import { adminMeta } from '../admin-meta';

export const meta = () => adminMeta('Lead Management');

export default function LeadsPage() {
  const hasPane = useMediaQuery('(min-width: 768px)');
  const { search, filters, isFiltered, set } = useFilters();
  const { openId, open, toggle } = useOpenLead();
  const { selected, select, clear } = useSelection();
  const { preferences } = usePreferences();
  const { data: user } = useSession();
  const [helpFrom, setHelpFrom] = useState<HTMLElement | null>();
  const openHelp = () => setHelpFrom(document.activeElement as HTMLElement | null);
  const q = useDebounced(filters.q);
  const query = toQuery({ ...filters, q });
  const list = useSubmissions(query);
  const leads = leadsOf(list.data);
  const { total, isTotalExact = true } = list.data?.pages[0] ?? {};
  const canDelete = user?.role !== 'sales_executive';

  useLeadKeys({
    leads,
    openId,
    selected,
    hasPane,
    isOn: preferences.shortcuts,
    onOpen: open,
    onSelect: select,
    onHelp: openHelp,
  });
  const bodyOf = useCallback(
    (lead: Submission) => <LeadCardBody lead={lead} canDelete={canDelete} />,
    [canDelete],
  );
  const { fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  return (
    <div className="md:flex md:h-dvh">
      <div className="flex min-w-0 flex-col md:h-dvh md:w-[21rem] md:shrink-0 md:overflow-y-auto md:border-r md:border-hairline xl:w-[26rem]">
        <div className="grid gap-3 p-4 pb-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h1 className="text-25">Lead Management</h1>
            <ShortcutHelp from={helpFrom} onOpen={openHelp} onClose={() => setHelpFrom(undefined)} />
          </div>
          <FilterBar filters={filters} isFiltered={isFiltered} set={set} />
          <ViewBar search={search} />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-20">
              All Leads{' '}
              <span className="tabular text-ink-3">
                ({total === undefined ? '…' : `${total.toLocaleString('en-IN')}${isTotalExact ? '' : '+'}`})
              </span>
            </h2>
            <ExportButton filters={query} total={total} isTotalExact={isTotalExact} />
          </div>
        </div>
        <BulkBar leads={leads.filter(({ id }) => selected.has(id))} onClear={clear} />
        {list.isPending && (
          <p role="status" className="p-4 text-ink-3">
            Loading...
          </p>
        )}
        {list.isError && (
          <div className="px-4">
            <ErrorPanel
              text="Error loading submissions. Please try again."
              onRetry={() => void list.refetch()}
            />
          </div>
        )}
        {list.isSuccess && leads.length === 0 && !list.hasNextPage && (
          <p className="p-4 text-ink-3">
            No leads found
            {isFiltered
              ? '. Try other words, or clear the filters.'
              : '. They appear here as soon as somebody writes.'}
          </p>
        )}
        <LeadList
          leads={leads}
          filters={filters}
          openId={openId}
          selected={selected}
          onToggle={toggle}
          onSelect={select}
          bodyOf={hasPane ? undefined : bodyOf}
          hasMore={list.hasNextPage}
          isLoadingMore={list.isFetchingNextPage}
          onMore={loadMore}
        />
      </div>
      {hasPane && <LeadPane id={openId} canDelete={canDelete} onClose={() => open('')} />}
    </div>
  );
}
