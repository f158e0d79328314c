import { type LeadStatus, type ListedSubmission, statusLabels } from '@golghar/contracts';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useCurrentUser } from '../../leads-core/api/use-current-user';
import type { useLeads } from '../../leads-core/api/use-leads';
import { StatusBadge } from '../../leads-core/components/status-badge';
import { rowId } from '../../leads-core/model/element-ids';
import { formatSum } from '../../leads-core/model/value';
import { useInbox } from '../../leads-core/store/inbox';
import { useDropColumn } from '../hooks/use-board-drag';
import { sumOf } from '../model/board';
import { BoardCard, cardHeight } from './board-card';

type Props = {
  status: LeadStatus;
  leads: readonly ListedSubmission[];
  list: ReturnType<typeof useLeads>;
  onDrop: (leadId: string, status: LeadStatus) => void;
};

/** Cards beyond the window that are drawn, and cards before the end at which the next page is asked for. */
const overscan = 4;
const ahead = 15;

/** The leads with one status, below one another; only those in sight are drawn. */
export function BoardColumn({ status, leads, list, onDrop }: Props) {
  const myId = useCurrentUser()?.id;
  const column = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const isOver = useDropColumn(column, status, onDrop);
  const cursorId = useInbox((state) => state.cursorId);
  const focusRequest = useInbox((state) => state.focusRequest);
  const cursor = leads.findIndex(({ id }) => id === cursorId);
  const cards = useVirtualizer({
    count: leads.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeight,
    getItemKey: (index) => leads[index]?.id ?? index,
    overscan,
    // The card with the focus stays, however far one scrolls.
    rangeExtractor: useCallback(
      (range: Range) => {
        const inSight = defaultRangeExtractor(range);
        return cursor < 0 || inSight.includes(cursor) ? inSight : [...inSight, cursor].sort((a, b) => a - b);
      },
      [cursor],
    ),
  });
  const items = cards.getVirtualItems();

  const handled = useRef(focusRequest);
  useLayoutEffect(() => {
    if (handled.current === focusRequest || cursor < 0) return;
    handled.current = focusRequest;
    cards.scrollToIndex(cursor, { align: 'auto' });
    document.getElementById(rowId(cursorId))?.focus({ preventScroll: true });
  }, [focusRequest, cursor, cursorId, cards]);

  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && last >= leads.length - ahead) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, last, leads.length, fetchNextPage]);

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
        <ul className="relative" style={{ height: cards.getTotalSize() }}>
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
