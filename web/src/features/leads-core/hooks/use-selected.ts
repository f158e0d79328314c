import type { LeadSelection, ListedSubmission } from '@golghar/contracts';
import { useMemo } from 'react';
import type { ListQuery } from '../model/lead-keys';
import { useInbox } from '../store/inbox';

export type Selected = {
  count: number;
  /** Those that are on the screen. */
  shown: readonly ListedSubmission[];
  /** The same for the server: by name, or by the filter when all that match are meant. */
  selection: LeadSelection;
};

/** The leads that are selected, of the list as it is now. */
export function useSelected(
  leads: readonly ListedSubmission[],
  { sort: _, ...filter }: ListQuery,
  total: number,
): Selected {
  const selectedIds = useInbox((state) => state.selectedIds);
  const isAllMatching = useInbox((state) => state.isAllMatching);
  const exceptIds = useInbox((state) => state.exceptIds);
  const text = JSON.stringify(filter);
  return useMemo(() => {
    if (isAllMatching) {
      const except = [...exceptIds];
      return {
        count: Math.max(total - except.length, 0),
        shown: leads.filter(({ id }) => !exceptIds.has(id)),
        selection: { filter: JSON.parse(text) as typeof filter, ...(except.length > 0 && { except }) },
      };
    }
    const shown = leads.filter(({ id }) => selectedIds.has(id));
    const named = shown.map(({ id, version }) => ({ id, version }));
    return { count: shown.length, shown, selection: { leads: named } };
  }, [leads, selectedIds, isAllMatching, exceptIds, text, total]);
}
