import type { LeadSelection, ListedSubmission } from '@golghar/contracts';
import { useEffect, useMemo } from 'react';
import type { ListQuery } from '../model/lead-keys';
import { useInbox } from '../store/inbox';
import { clearSelection } from '../store/selection';

export type Selected = {
  /** Names the list. */
  list: string;
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
  const { ids, allOf } = useInbox((state) => state.selection);
  const list = JSON.stringify(filter);
  useEffect(() => {
    // All that match were selected: those of another list are not meant.
    if (allOf !== undefined && allOf !== list) clearSelection();
  }, [allOf, list]);
  return useMemo(() => {
    if (allOf === list) {
      const except = [...ids];
      return {
        list,
        count: Math.max(total - except.length, 0),
        shown: leads.filter(({ id }) => !ids.has(id)),
        selection: { filter: JSON.parse(list) as typeof filter, ...(except.length > 0 && { except }) },
      };
    }
    const shown = allOf === undefined ? leads.filter(({ id }) => ids.has(id)) : [];
    const named = shown.map(({ id, version }) => ({ id, version }));
    return { list, count: shown.length, shown, selection: { leads: named } };
  }, [leads, ids, allOf, list, total]);
}
