import type { ListedSubmission, Submission } from '@golghar/contracts';
import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { queryClient } from '@/lib/api/query-client';
import { onPersonLeft } from '@/lib/session/session';
import { isChanging, shownNow } from '../../leads-core/api/lead-mutation';
import { dropLeads, leadKeys, useLeads, usePrefetch } from '../../leads-core/api/lead-queries';
import { LeadRow, rowHeight } from '../../leads-core/components/lead-row';
import { useLeadScroller } from '../../leads-core/hooks/use-lead-scroller';
import { useListAddress } from '../../leads-core/hooks/use-list-address';
import { newPlaceOf } from '../../leads-core/model/filters';
import { type ListQuery, neighboursOf, totalOf } from '../../leads-core/model/lead-lists';
import { pinLeads, setCursor, unpinLeads, useInbox } from '../../leads-core/store/inbox';
import { select, selectTo } from '../../leads-core/store/selection';

/** The card is the content of an expanded row; without it the lead opens beside the list. */
type Props = {
  leads: readonly ListedSubmission[];
  card: ((lead: ListedSubmission) => ReactNode) | undefined;
};

const offsets = new Map<string, number>();

onPersonLeft(() => offsets.clear());

export const LeadList = memo(function LeadList({ leads, card }: Props) {
  const { query, openId, set } = useListAddress();
  const list = useLeads(query);
  const place = JSON.stringify(query);
  /** A ref for event handlers, so that rows don't render again when leads are added. */
  const ids = useRef<string[]>([]);
  useLayoutEffect(() => {
    ids.current = leads.map(({ id }) => id);
  }, [leads]);

  const { scroller, rows, shown } = useLeadScroller({
    leads,
    list,
    height: rowHeight,
    overscan: 6,
    initialOffset: () => offsets.get(place) ?? 0,
  });

  // Restores the scroll position when one returns to a list.
  const lastPlace = useRef(place);
  useLayoutEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    rows.scrollToOffset(offsets.get(place) ?? 0);
  }, [place, rows]);

  const [expandedIds, setExpandedIds] = useState<readonly string[]>([]);
  const toggle = useCallback(
    (id: string, isOpen: boolean) => {
      if (card) return setExpandedIds((ids) => (isOpen ? ids.filter((other) => other !== id) : [...ids, id]));
      setCursor(id);
      set({ lead: isOpen ? '' : id });
    },
    [card, set],
  );
  // No row stays expanded beside an open lead, not even one out of view.
  useLayoutEffect(() => {
    if (!card) rows.measure();
  }, [card, rows]);

  const onSelect = useCallback((id: string, isSelected: boolean, isRange: boolean) => {
    if (isRange && isSelected) selectTo(id, ids.current);
    else select(id, isSelected);
  }, []);

  return (
    <div
      ref={scroller}
      onScrollEnd={() => offsets.set(place, rows.scrollOffset ?? 0)}
      className="relative min-h-0 grow overflow-y-auto overscroll-contain border-t border-hairline"
    >
      <ul className="relative" style={{ height: rows.getTotalSize() }}>
        {shown.map(({ lead, ...place }) => {
          const isExpanded = card !== undefined && expandedIds.includes(lead.id);
          return (
            <LeadRow
              key={lead.id}
              lead={lead}
              {...place}
              total={totalOf(list.data)?.count ?? leads.length}
              isOpen={card ? isExpanded : lead.id === openId}
              movedTo={newPlaceOf(lead, query)}
              onToggle={toggle}
              onSelect={onSelect}
              measure={rows.measureElement}
            >
              {isExpanded && card(lead)}
            </LeadRow>
          );
        })}
      </ul>
      {list.isFetchingNextPage && (
        <p role="status" className="p-3 text-14 text-ink-3">
          Loading...
        </p>
      )}
    </div>
  );
});

/** Removes leads from the cached lists whose filters they no longer match, except pinned ones. */
function removeFilteredOut(): void {
  const { pinnedIds } = useInbox.getState();
  dropLeads(
    (lead, [path, query]) =>
      path === leadKeys.lists[0] &&
      !pinnedIds.has(lead.id) &&
      newPlaceOf(shownNow(lead) ?? lead, query as ListQuery) !== undefined,
  );
}

/**
 * Follows the row cursor, as a component of its own, so that the page doesn't render again on every move. Changed leads that don't
 * match the filters any more leave when one moves on: once answered, as their rows show failures.
 */
export function FollowCursor({ leads, openId }: { leads: readonly Submission[]; openId: string }) {
  // The key that moves the cursor is answered first.
  const cursorId = useDeferredValue(useInbox((state) => state.cursorId));
  const { previousId, nextId } = neighboursOf(leads, openId);
  usePrefetch(openId ? [nextId, previousId] : [cursorId || leads[0]?.id]);
  useEffect(() => {
    pinLeads([openId, cursorId].filter(Boolean));
    let left = [...useInbox.getState().pinnedIds].filter((id) => id !== openId && id !== cursorId);
    const letGo = () => {
      const gone = left.filter((id) => !isChanging(id));
      if (gone.length === 0) return;
      left = left.filter((id) => !gone.includes(id));
      unpinLeads(gone);
      removeFilteredOut();
    };
    letGo();
    return queryClient.getMutationCache().subscribe(letGo);
  }, [openId, cursorId]);
  return null;
}
