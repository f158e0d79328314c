import { type LeadStatus, leadPath, leadStatuses } from '@golghar/contracts';
import { useMemo } from 'react';
import { type ClientLoaderFunctionArgs, useNavigate } from 'react-router';
import { BoardColumn, besideOnBoard, boardQuery, useBoard } from '@/features/board/components/board-column';
import { LateBulkBar } from '@/features/bulk-changes/components/late-bulk-bar';
import { changeSelected } from '@/features/leads-core/api/bulk-change';
import { setStatusAndAsk } from '@/features/leads-core/api/lead-changes';
import { leadsQuery } from '@/features/leads-core/api/lead-queries';
import { SearchField } from '@/features/leads-core/components/search-field';
import { ShortcutHelp } from '@/features/leads-core/components/shortcut-help';
import { useLeadKeys, useShortcuts } from '@/features/leads-core/hooks/use-lead-keys';
import { useListAddress } from '@/features/leads-core/hooks/use-list-address';
import { focusRow, useInbox } from '@/features/leads-core/store/inbox';
import { isSelected, selectedOf, useSelected } from '@/features/leads-core/store/selection';
import { useDocumentClass } from '@/lib/hooks/use-document-class';
import { readForStaff } from '@/lib/session/current-user';
import { Select } from '@/ui/form/select';
import { ErrorPanel } from '@/ui/query-state';
import { sectionActions } from '@/ui/titled-section';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  readForStaff(
    ...leadStatuses.map((status) => leadsQuery({ ...boardQuery(new URL(request.url).searchParams), status })),
  );

/** The page reads the query itself and renders at once. */
export const shouldRevalidate = () => false;

const owners = [
  ['', 'Everybody’s'],
  ['me', 'Mine'],
  ['none', 'Unassigned'],
] as const;

/** The leads by status: a card is dragged to another column or moved by key; selected ones move together. */
export default function BoardPage() {
  const { params, filters, set } = useListAddress();
  const navigate = useNavigate();
  const query = useMemo(() => boardQuery(params), [params]);
  const { columns, lists } = useBoard(query);
  const leads = useMemo(() => leadStatuses.flatMap((status) => columns[status]), [columns]);
  const selected = useSelected(leads, query, leads.length);

  const setAll = (status: LeadStatus) => changeSelected(selectedOf(leads, query, leads.length), { status });
  const drop = (leadId: string, status: LeadStatus) => {
    const lead = leads.find(({ id }) => id === leadId);
    if (!lead) return;
    if (isSelected(useInbox.getState(), leadId)) return setAll(status);
    setStatusAndAsk(lead, status);
  };
  useLeadKeys({
    leads,
    openId: '',
    hasPane: false,
    onOpen: (id) => id && void navigate(leadPath(id)),
    onBulkStatus: setAll,
  });
  const goBeside = (direction: 'left' | 'right') => () => {
    const id = besideOnBoard(columns, useInbox.getState().cursorId, direction);
    if (id) focusRow(id);
  };
  const [left, right] = [goBeside('left'), goBeside('right')];
  useShortcuts({ arrowleft: left, arrowright: right, h: left, l: right });
  useDocumentClass('toasts-at-end');
  const focusFirst = () => leads[0] && focusRow(leads[0].id);
  const failed = leadStatuses.map((status) => lists[status]).find((list) => list.isError && !list.data);
  return (
    <div className="flex h-below-bars flex-col gap-2 px-3 pt-1 pb-3 md:px-4">
      <div className={sectionActions}>
        <ShortcutHelp />
      </div>
      <div className="flex shrink-0 items-center gap-2">
        <search className="min-w-0 grow sm:max-w-80">
          <SearchField onEnter={focusFirst} onLeave={focusFirst} />
        </search>
        <Select
          aria-label="Whose leads"
          value={filters.owner ?? ''}
          onChange={(event) => set({ owner: event.target.value })}
          options={owners}
          className="min-h-11 w-40 shrink-0 py-1 text-15 md:min-h-10"
        />
      </div>
      {selected.count > 0 && (
        <div className="flex h-10 shrink-0 items-center rounded-control bg-note-ground pl-3">
          <LateBulkBar selected={selected} />
        </div>
      )}
      {failed && <ErrorPanel text="The board could not be loaded" onRetry={() => void failed.refetch()} />}
      <section
        aria-label="Leads by status"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be focusable by keyboard
        tabIndex={0}
        className="grid min-h-0 grow snap-x auto-cols-[82vw] grid-flow-col gap-2 overflow-x-auto sm:auto-cols-[minmax(11.5rem,1fr)]"
      >
        {leadStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            leads={columns[status]}
            list={lists[status]}
            onDrop={drop}
          />
        ))}
      </section>
    </div>
  );
}
