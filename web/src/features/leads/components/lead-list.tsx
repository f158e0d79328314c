import type { Submission } from '@golghar/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import type { LeadFilters } from '../model/filters';
import { LeadRow } from './lead-row';

type Props = {
  leads: readonly Submission[];
  filters: LeadFilters;
  openId: string;
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
  onSelect: (id: string, isSelected: boolean) => void;
  /** What stands under the open row; none where there is a pane beside the list. */
  bodyOf: ((lead: Submission) => ReactNode) | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
};

/** The next page is asked for this long before its place is seen. */
const ahead = '600px';

const hasLeft = (lead: Submission, { status, isOverdue, service }: LeadFilters): boolean =>
  (isOverdue ? lead.status !== 'new' : status !== undefined && lead.status !== status) ||
  (service !== undefined && lead.service !== service);

/** Leads below one another; more come as one scrolls down. */
export function LeadList(props: Props) {
  const { leads, filters, openId, selected, onToggle, onSelect, bodyOf, hasMore, isLoadingMore, onMore } =
    props;
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore || isLoadingMore) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onMore(),
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, isLoadingMore, onMore]);

  return (
    <>
      <ul className="border-t border-hairline">
        {leads.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            isOpen={lead.id === openId}
            isSelected={selected.has(lead.id)}
            hasLeft={hasLeft(lead, filters)}
            onToggle={onToggle}
            onSelect={onSelect}
            body={lead.id === openId ? bodyOf?.(lead) : undefined}
          />
        ))}
      </ul>
      <div ref={end} />
      {hasMore && (
        <button
          type="button"
          disabled={isLoadingMore}
          className="button button-secondary m-3"
          onClick={onMore}
        >
          {isLoadingMore ? 'Loading...' : 'Show more'}
        </button>
      )}
    </>
  );
}
