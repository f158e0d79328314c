import type { Submission } from '@golghar/contracts';
import { defaultRangeExtractor, useVirtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { useLeads } from '../api/lead-queries';
import { rowId } from '../model/element-ids';
import { useInbox } from '../store/inbox';

type Options<Lead> = Pick<VirtualizerOptions<HTMLDivElement, Element>, 'overscan' | 'initialOffset'> & {
  leads: readonly Lead[];
  list: ReturnType<typeof useLeads>;
  height: number;
};

/** The next page is fetched this many leads before the end. */
const ahead = 20;

/** Virtualizes a list of leads; the lead that the shortcuts act on stays rendered however far one scrolls. */
export function useLeadScroller<Lead extends Submission>({ leads, list, height, ...own }: Options<Lead>) {
  const { hasNextPage, isFetching, fetchNextPage } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const cursorId = useInbox((state) => state.cursorId);
  const focusRequest = useInbox((state) => state.focusRequest);
  const cursor = leads.findIndex(({ id }) => id === cursorId);
  const rows = useVirtualizer({
    ...own,
    // Rows a little out of sight are there already: the scrolled list is shown before more are rendered.
    useFlushSync: false,
    count: leads.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => leads[index]?.id ?? index,
    rangeExtractor: useCallback(
      (range) => {
        const inSight = defaultRangeExtractor(range);
        return cursor < 0 || inSight.includes(cursor) ? inSight : [...inSight, cursor].sort((a, b) => a - b);
      },
      [cursor],
    ),
  });
  const items = rows.getVirtualItems();

  const handled = useRef(focusRequest);
  useLayoutEffect(() => {
    if (handled.current === focusRequest || cursor < 0) return;
    handled.current = focusRequest;
    const [offset] = rows.getOffsetForIndex(cursor) ?? [];
    // Only if necessary: it measures the list, which takes longer than rendering it.
    if (offset !== rows.scrollOffset) rows.scrollToIndex(cursor, { align: 'auto' });
    document.getElementById(rowId(cursorId))?.focus({ preventScroll: true });
  }, [focusRequest, cursor, cursorId, rows]);

  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    // Neither while the list is fetched again: each would end the other.
    if (hasNextPage && !isFetching && last >= leads.length - ahead) void fetchNextPage();
  }, [hasNextPage, isFetching, last, leads.length, fetchNextPage]);
  const shown = items.flatMap(({ index, start }) => {
    const lead = leads[index];
    return lead ? [{ lead, start, position: index + 1 }] : [];
  });
  return { scroller, rows, shown };
}
