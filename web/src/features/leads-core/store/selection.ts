import { type ListedSubmission, maxSelectedLeads } from '@golghar/contracts';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { ListQuery } from '../model/lead-lists';
import { type InboxState, noSelection, type Selection, useInbox } from './inbox';

/** Limited to what can be sent by id. */
const toIds = (ids: Iterable<string>): ReadonlySet<string> =>
  new Set([...new Set(ids)].slice(0, maxSelectedLeads));

export const isSelected = ({ selection: { ids, allOf } }: InboxState, id: string): boolean =>
  ids.has(id) === (allOf === undefined);

export const hasSelection = ({ selection: { ids, allOf } }: InboxState): boolean =>
  allOf !== undefined || ids.size > 0;

/** Ticks or unticks leads; if all matching leads are selected, the unticked ones are stored. */
const change = ({ ids, allOf }: Selection, changed: readonly string[], isWanted: boolean) =>
  toIds(
    isWanted === (allOf === undefined)
      ? [...ids, ...changed]
      : [...ids].filter((id) => !changed.includes(id)),
  );

export const select = (id: string, isWanted: boolean): void =>
  useInbox.setState(({ selection }) => ({
    selection: { ...selection, anchorId: id, ids: change(selection, [id], isWanted) },
  }));

export const selectTo = (id: string, listed: readonly string[]): void =>
  useInbox.setState(({ selection, cursorId }) => {
    const anchorId = selection.anchorId || cursorId || id;
    const end = listed.indexOf(id);
    const start = listed.includes(anchorId) ? listed.indexOf(anchorId) : end;
    const range = listed.slice(Math.min(start, end), Math.max(start, end) + 1);
    return { selection: { ...selection, anchorId, ids: change(selection, range, true) } };
  });

export const selectAll = (ids: readonly string[]): void =>
  useInbox.setState({ selection: { ...noSelection, ids: toIds(ids) } });

export const selectAllMatching = (list: string): void =>
  useInbox.setState({ selection: { ...noSelection, allOf: list } });

export const clearSelection = (): void => useInbox.setState({ selection: noSelection });

export type Selected = ReturnType<typeof selectedOf>;

/** What is selected of a list, and how the API is told: by default at this moment, for key and press handlers. */
export function selectedOf(
  leads: readonly ListedSubmission[],
  { sort: _, ...filter }: ListQuery,
  total: number,
  { ids, allOf } = useInbox.getState().selection,
) {
  const list = JSON.stringify(filter);
  if (allOf === list) {
    const except = [...ids];
    return {
      list,
      count: Math.max(total - except.length, 0),
      shown: leads.filter(({ id }) => !ids.has(id)),
      selection: { filter, ...(except.length > 0 && { except }) },
    };
  }
  const shown = allOf === undefined ? leads.filter(({ id }) => ids.has(id)) : [];
  const named = shown.map(({ id, version }) => ({ id, version }));
  return { list, count: shown.length, shown, selection: { leads: named } };
}

/** What is selected, as rendered: a moment later, so that the press that selects is answered at once. */
export function useSelected(leads: readonly ListedSubmission[], query: ListQuery, total: number): Selected {
  const selection = useDeferredValue(useInbox((state) => state.selection));
  const selected = useMemo(
    () => selectedOf(leads, query, total, selection),
    [leads, query, total, selection],
  );
  const { allOf } = selection;
  useEffect(() => {
    // The selection of all matching leads belongs to the other list.
    if (allOf !== undefined && allOf !== selected.list) clearSelection();
  }, [allOf, selected.list]);
  return selected;
}
