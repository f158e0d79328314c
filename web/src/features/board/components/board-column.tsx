import {
  formatMoney,
  isResponseDue,
  type LeadStatus,
  type ListedSubmission,
  leadStatuses,
  serviceLabels,
  statusLabels,
} from '@golghar/contracts';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { atLeast } from '@/lib/counts';
import { ListTime } from '@/ui/list-time';
import { useShown } from '../../leads-core/api/lead-mutation';
import { useLeads } from '../../leads-core/api/lead-queries';
import { DueBadge, OwnerMark, StatusBadge, StepBadge } from '../../leads-core/components/marks';
import { RowLink } from '../../leads-core/components/row-link';
import { LeadStatusMenu } from '../../leads-core/components/status-control';
import { UnsavedChange } from '../../leads-core/components/unsaved-change';
import { useDragged, useDropTarget } from '../../leads-core/hooks/use-drag';
import { useLeadScroller } from '../../leads-core/hooks/use-lead-scroller';
import { rowId } from '../../leads-core/model/element-ids';
import { addressQuery } from '../../leads-core/model/filters';
import { type ListQuery, leadsOf, totalOf } from '../../leads-core/model/lead-lists';
import { formatSum } from '../../leads-core/model/lead-words';
import { setCursor, useInbox } from '../../leads-core/store/inbox';
import { isSelected, select } from '../../leads-core/store/selection';

type BoardColumns = Record<LeadStatus, ListedSubmission[]>;

/** Groups leads by their current status, newest first: one just moved is in its new column before the lists are refetched. */
export function columnsOf(leads: readonly ListedSubmission[]): BoardColumns {
  const newest = new Map([...leads].sort((a, b) => a.version - b.version).map((lead) => [lead.id, lead]));
  const sorted = [...newest.values()].sort((a, b) => b.submittedAt.localeCompare(a.submittedAt));
  const columns = leadStatuses.map((status) => [status, sorted.filter((lead) => lead.status === status)]);
  return Object.fromEntries(columns) as BoardColumns;
}

export const sumOf = (leads: readonly ListedSubmission[]): number =>
  leads.reduce((sum, { value }) => sum + (value ?? 0), 0);

/** The lead in the same row, or the last, of the next non-empty column; for an id that is not on the board, its first. */
export function besideOnBoard(columns: BoardColumns, id: string, direction: 'left' | 'right') {
  const all = leadStatuses.map((status) => columns[status]);
  const place = all.findIndex((leads) => leads.some((lead) => lead.id === id));
  const row = all[place]?.findIndex((lead) => lead.id === id) ?? 0;
  const others = direction === 'right' ? all.slice(place + 1) : all.slice(0, Math.max(place, 0)).reverse();
  const target = others.find((leads) => leads.length > 0);
  return target?.[Math.min(row, target.length - 1)]?.id;
}

export function boardQuery(search: URLSearchParams): Omit<ListQuery, 'status'> {
  const { status: _, sort: __, ...query } = addressQuery(search);
  return query;
}

/** The leads of a board: one list for each status, regrouped by current status. */
export function useBoard(query: Omit<ListQuery, 'status'>) {
  const lists: Record<LeadStatus, ReturnType<typeof useLeads>> = {
    new: useLeads({ ...query, status: 'new' }),
    in_progress: useLeads({ ...query, status: 'in_progress' }),
    pending: useLeads({ ...query, status: 'pending' }),
    delivered: useLeads({ ...query, status: 'delivered' }),
    lost: useLeads({ ...query, status: 'lost' }),
  };
  const pages = useShown(leadStatuses.map((status) => lists[status].data)) ?? [];
  return { columns: columnsOf(pages.flatMap((each) => leadsOf(each))), lists };
}

type Props = {
  status: LeadStatus;
  leads: readonly ListedSubmission[];
  list: ReturnType<typeof useLeads>;
  onDrop: (leadId: string, status: LeadStatus) => void;
};

export function BoardColumn({ status, leads, list, onDrop }: Props) {
  const column = useDropTarget<HTMLElement>(({ leadId }) => leadId && onDrop(leadId, status));
  const { scroller, rows, shown } = useLeadScroller({ leads, list, height: cardHeight, overscan: 4 });
  const listed = list.hasNextPage ? totalOf(list.data) : undefined;
  const total = { count: Math.max(listed?.count ?? 0, leads.length), isExact: listed?.isExact ?? true };
  const value = sumOf(leads);
  return (
    <section
      ref={column}
      aria-label={statusLabels[status]}
      className="flex min-h-0 snap-start flex-col rounded-control bg-surface data-over:bg-note-ground"
    >
      {/* In narrow columns the sum needs the room of the badge's icon. */}
      <h2 className="flex min-h-10 shrink-0 items-center gap-1.5 px-1.5 font-body text-15 sm:max-[95rem]:[&_svg]:hidden">
        <StatusBadge status={status} />
        <span className="tabular shrink-0 text-14 text-ink-3">{list.isPending ? '…' : atLeast(total)}</span>
        {value > 0 && (
          <span className="tabular ml-auto min-w-0 truncate text-14 text-ink-2">
            {formatSum(value)}
            {list.hasNextPage ? '+' : ''}
          </span>
        )}
      </h2>
      <div ref={scroller} className="min-h-0 grow overflow-y-auto overscroll-contain px-1.5">
        <ul className="relative" style={{ height: rows.getTotalSize() }}>
          {shown.map((card) => (
            <BoardCard key={card.lead.id} {...card} total={total.count} />
          ))}
        </ul>
        {list.isSuccess && leads.length === 0 && (
          <p className="p-2 text-14 text-ink-3">
            None. {status === 'new' ? 'New enquiries appear here.' : 'Leads with this status appear here.'}
          </p>
        )}
      </div>
    </section>
  );
}

/** Fixed height of a card including the gap below it (pixels). */
export const cardHeight = 96;

type CardProps = {
  lead: ListedSubmission;
  start: number;
  position: number;
  total: number;
};

export const BoardCard = memo(function BoardCard({ lead, start, position, total }: CardProps) {
  const card = useDragged<HTMLLIElement>({ leadId: lead.id });
  const isTicked = useInbox((state) => isSelected(state, lead.id));
  const { id, name, owner, value } = lead;
  return (
    <li
      ref={card}
      data-lead={id}
      aria-setsize={total}
      aria-posinset={position}
      style={{ height: cardHeight - 8, transform: `translateY(${start}px)` }}
      className={`group absolute inset-x-0 top-0 flex cursor-grab flex-col justify-between overflow-hidden rounded-control border px-2 py-1.5 has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-link data-dragged:opacity-50 ${isTicked ? 'border-ink bg-note-ground' : 'border-hairline bg-raised hover:bg-surface'}`}
    >
      <div className="flex min-h-6 items-center gap-1.5">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => select(id, event.currentTarget.checked)}
          aria-label={`Select ${name}`}
          className="checkbox absolute top-1.5 right-2 z-10 size-6 opacity-0 group-hover:opacity-100 checked:opacity-100 focus-visible:opacity-100 pointer-coarse:relative pointer-coarse:inset-auto pointer-coarse:opacity-100"
        />
        <h3 className="min-w-0 grow truncate font-body text-15 font-semibold">
          <RowLink lead={lead} id={rowId(id)} draggable={false} title={name} onFocus={() => setCursor(id)} />
        </h3>
        {owner && <OwnerMark owner={owner} />}
      </div>
      <UnsavedChange lead={lead}>
        <p className="flex justify-between gap-1.5 text-14 text-ink-3">
          <span className="truncate">{serviceLabels[lead.service]}</span>
          <ListTime at={lead.submittedAt} />
        </p>
      </UnsavedChange>
      <div className="flex items-center gap-1.5">
        {value !== null && (
          <span title={formatMoney(value)} className="tabular shrink-0 text-14 font-semibold">
            {formatSum(value)}
          </span>
        )}
        {isResponseDue(lead) ? <DueBadge lead={lead} /> : <StepBadge lead={lead} />}
        <LeadStatusMenu
          lead={lead}
          place="row"
          asks
          buttonLabel={`Move ${name}`}
          className="relative z-10 ml-auto grid size-6 place-items-center rounded-chip hover:bg-chip"
        >
          <ChevronDown aria-hidden size={16} />
        </LeadStatusMenu>
      </div>
    </li>
  );
});
