import { backOfficePaths, type ListedSubmission } from '@golghar/contracts';
import { useCallback, useEffect, useMemo } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { ExportBar, ExportButton } from '@/features/bulk-changes/components/export-button';
import { LateBulkBar } from '@/features/bulk-changes/components/late-bulk-bar';
import { FilterPanel } from '@/features/inbox/components/filter-panel';
import { FollowCursor, LeadList } from '@/features/inbox/components/lead-list';
import { ListToolbar, ViewBar } from '@/features/inbox/components/list-head';
import { changeSelected } from '@/features/leads-core/api/bulk-change';
import { useShown } from '@/features/leads-core/api/lead-mutation';
import { leadsQuery, useLeads } from '@/features/leads-core/api/lead-queries';
import { SearchField } from '@/features/leads-core/components/search-field';
import { ShortcutHelp } from '@/features/leads-core/components/shortcut-help';
import { useLeadKeys } from '@/features/leads-core/hooks/use-lead-keys';
import { useListAddress } from '@/features/leads-core/hooks/use-list-address';
import { rowId } from '@/features/leads-core/model/element-ids';
import { addressQuery, toQuery } from '@/features/leads-core/model/filters';
import { leadsOf, neighboursOf, totalOf } from '@/features/leads-core/model/lead-lists';
import { focusRow, openDialog, useInbox } from '@/features/leads-core/store/inbox';
import { selectedOf } from '@/features/leads-core/store/selection';
import { queryClient } from '@/lib/api/query-client';
import { useMediaQuery } from '@/lib/hooks/use-browser-state';
import { useDocumentClass } from '@/lib/hooks/use-document-class';
import { readForStaff } from '@/lib/session/current-user';
import { Button } from '@/ui/button';
import { late } from '@/ui/late';
import { QueryState } from '@/ui/query-state';
import { SmallLink, sectionActions } from '@/ui/titled-section';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  readForStaff(leadsQuery(addressQuery(new URL(request.url).searchParams)));

const loadPane = () => import('@/features/lead/components/lead-pane');
const LatePane = late(async () => ({ default: (await loadPane()).LeadPane }));
const LateCard = late(async () => ({ default: (await loadPane()).LeadCard }));

/** The page reads the query itself and renders at once. */
export const shouldRevalidate = () => false;

const NoLeads = ({ isFiltered }: { isFiltered: boolean }) => (
  <div className="grid gap-4 p-4">
    <p className="text-ink-3">
      No leads found
      {isFiltered
        ? '. Try other words, or clear the filters.'
        : '. They appear here as soon as somebody writes.'}
    </p>
    {!isFiltered && (
      <p className="flex flex-wrap gap-3">
        <Button size="small" look="primary" aria-haspopup="dialog" onClick={() => openDialog('new lead')}>
          Add a lead
        </Button>
        <SmallLink to={backOfficePaths.importLeads}>Import leads</SmallLink>
      </p>
    )}
  </div>
);

export default function LeadsPage() {
  const hasPane = useMediaQuery('(min-width: 768px)');
  const hasRoomBeside = useMediaQuery('(min-width: 1024px)');
  const { params, filters, query, openId, isFiltered, set } = useListAddress();
  const list = useLeads(query);
  const shown = useShown(list.data);
  const leads = useMemo(() => leadsOf(shown), [shown]);
  const total = totalOf(list.data);
  const neighbours = neighboursOf(leads, openId);

  const open = useCallback((id: string, options?: { replace: boolean }) => set({ lead: id }, options), [set]);
  const openFirst = async (q: string) => {
    const found = leadsQuery(toQuery({ ...filters, q }));
    const [first] = leadsOf(await queryClient.fetchInfiniteQuery(found).catch(() => undefined));
    // The search may have changed by then.
    if (!first || (new URLSearchParams(window.location.search).get('q') ?? '') !== q) return;
    open(first.id);
    focusRow(first.id);
  };
  const leaveSearch = () => {
    const { cursorId } = useInbox.getState();
    const id = document.getElementById(rowId(cursorId)) ? cursorId : leads[0]?.id;
    if (id) focusRow(id);
  };
  const card = useCallback((lead: ListedSubmission) => <LateCard lead={lead} onOpen={open} />, [open]);
  useLeadKeys({
    leads,
    openId,
    hasPane,
    onOpen: open,
    onBulkStatus: (status) => changeSelected(selectedOf(leads, query, total?.count ?? 0), { status }),
  });

  useDocumentClass(openId ? 'toasts-at-end' : 'toasts-over-bar');

  const { sort: _, ...filter } = query;
  const exportButton = <ExportButton filter={filter} total={total} hasRoom={hasPane} />;
  useEffect(() => {
    for (const part of [LateCard, LatePane]) void part.prefetch();
  }, []);
  const isSettled = list.isSuccess && leads.length === 0 && !list.hasNextPage;
  return (
    <>
      {hasPane && (
        <div className={sectionActions}>
          {exportButton}
          <ShortcutHelp />
        </div>
      )}
      <div className="relative md:flex md:h-below-bars">
        <FollowCursor leads={leads} openId={openId} />
        <div
          inert={!hasPane && openId !== ''}
          className="flex h-below-bars min-w-0 flex-col grow lg:w-[26rem] lg:shrink-0 lg:grow-0 lg:border-r lg:border-hairline min-[100rem]:w-[32rem]"
        >
          <search className="flex shrink-0 items-center gap-1.5 px-3 py-1.5 md:flex-wrap lg:py-1">
            <SearchField onEnter={openFirst} onLeave={leaveSearch} />
            <FilterPanel filters={filters} set={set} />
            {!hasPane && exportButton}
          </search>
          <ExportBar />
          <ViewBar search={params} />
          <ListToolbar
            leads={leads}
            total={total}
            bulkBar={(selected) => <LateBulkBar selected={selected} total={total} />}
          />
          {leads.length === 0 && (
            <div className="px-4">
              <QueryState query={list} failed="Error loading submissions. Please try again." />
            </div>
          )}
          {isSettled && <NoLeads isFiltered={isFiltered} />}
          {leads.length > 0 && <LeadList leads={leads} card={hasRoomBeside ? undefined : card} />}
        </div>
        {openId && <LatePane id={openId} {...neighbours} onOpen={open} />}
        {hasPane && !openId && !isSettled && (
          <div className="hidden grow place-content-center p-8 text-center text-ink-3 lg:grid">
            <p>Choose a lead to read it here.</p>
            <p className="mt-1 text-14">J and K move through the list, ? shows all keys.</p>
          </div>
        )}
      </div>
    </>
  );
}
