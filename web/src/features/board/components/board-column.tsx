import { type LeadStatus, type ListedSubmission, statusLabels } from '@golghar/contracts';
import { useRef } from 'react';
import type { useLeads } from '../../leads-core/api/use-leads';
import { useCurrentUser } from '../../leads-core/api/use-staff';
import { StatusBadge } from '../../leads-core/components/marks';
import { useLeadScroller } from '../../leads-core/hooks/use-lead-scroller';
import { formatSum } from '../../leads-core/model/lead-words';
import { sumOf, useDropColumn } from '../hooks/use-board';
import { BoardCard, cardHeight } from './board-card';

type Props = {
  status: LeadStatus;
  leads: readonly ListedSubmission[];
  list: ReturnType<typeof useLeads>;
  onDrop: (leadId: string, status: LeadStatus) => void;
};

/** The leads with one status, below one another; only those in sight are drawn. */
export function BoardColumn({ status, leads, list, onDrop }: Props) {
  const myId = useCurrentUser()?.id;
  const column = useRef<HTMLElement>(null);
  const isOver = useDropColumn(column, status, onDrop);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const { scroller, rows, items } = useLeadScroller({
    leads,
    height: cardHeight,
    overscan: 4,
    ahead: 15,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    onMore: fetchNextPage,
  });

  const { total = leads.length, isTotalExact = true } = list.data?.pages[0] ?? {};
  const count = hasNextPage ? Math.max(total, leads.length) : leads.length;
  const value = sumOf(leads);
  return (
    <section
      ref={column}
      aria-label={statusLabels[status]}
      className={`flex min-h-0 snap-start flex-col rounded-control ${isOver ? 'bg-note-ground' : 'bg-surface'}`}
    >
      {/* Where five columns are narrow, the sum needs the room of the badge's shape. */}
      <h2 className="flex min-h-10 shrink-0 items-center gap-1.5 px-1.5 font-body text-15 sm:max-[95rem]:[&_svg]:hidden">
        <StatusBadge status={status} />
        <span className="tabular shrink-0 text-14 text-ink-3">
          {list.isPending ? '…' : `${count.toLocaleString('en-IN')}${isTotalExact ? '' : '+'}`}
        </span>
        {value > 0 && (
          <span className="tabular ml-auto min-w-0 truncate text-14 text-ink-2">
            {formatSum(value)}
            {hasNextPage ? '+' : ''}
          </span>
        )}
      </h2>
      <div ref={scroller} className="min-h-0 grow overflow-y-auto overscroll-contain px-1.5">
        <ul className="relative" style={{ height: rows.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const lead = leads[index];
            return (
              lead && (
                <BoardCard
                  key={lead.id}
                  lead={lead}
                  myId={myId}
                  start={start}
                  position={index + 1}
                  total={count}
                />
              )
            );
          })}
        </ul>
        {list.isSuccess && leads.length === 0 && <p className="p-2 text-14 text-ink-3">None.</p>}
      </div>
    </section>
  );
}
