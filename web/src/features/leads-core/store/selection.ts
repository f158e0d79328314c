import { type LeadSelection, type ListedSubmission, maxSelectedLeads } from '@golghar/contracts';
import { useEffect, useMemo } from 'react';
import type { ListQuery } from '../model/lead-keys';
import { type InboxState, type Selection, useInbox } from './inbox';

type WithSelection = Pick<InboxState, 'selection'>;

const none: Selection = { ids: new Set(), anchorId: '', allOf: undefined };

/** No more than can be named one by one. */
const toIds = (ids: Iterable<string>): ReadonlySet<string> =>
  new Set([...new Set(ids)].slice(0, maxSelectedLeads));

const without = (ids: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> =>
  new Set([...ids].filter((id) => !gone.includes(id)));

export const isSelected = ({ selection: { ids, allOf } }: WithSelection, id: string): boolean =>
  ids.has(id) === (allOf === undefined);

export const hasSelection = ({ selection: { ids, allOf } }: WithSelection): boolean =>
  allOf !== undefined || ids.size > 0;

/** Some more are selected or not: of all that match it is kept which are not. */
const change = ({ ids, allOf }: Selection, changed: readonly string[], isWanted: boolean) =>
  isWanted === (allOf === undefined) ? toIds([...ids, ...changed]) : without(ids, changed);

/** Selects a lead or takes it out, of all that match, too. */
export const select = (id: string, isWanted: boolean): void =>
  useInbox.setState(({ selection }) => ({
    selection: { ...selection, anchorId: id, ids: change(selection, [id], isWanted) },
  }));

/** Selects all from where the selection began up to a lead. */
export const selectTo = (id: string, listed: readonly string[]): void =>
  useInbox.setState(({ selection, cursorId }) => {
    const anchorId = selection.anchorId || cursorId || id;
    const end = listed.indexOf(id);
    const start = listed.includes(anchorId) ? listed.indexOf(anchorId) : end;
    const range = listed.slice(Math.min(start, end), Math.max(start, end) + 1);
    return { selection: { ...selection, anchorId, ids: change(selection, range, true) } };
  });

export const selectAll = (ids: readonly string[]): void =>
  useInbox.setState({ selection: { ...none, ids: toIds(ids) } });

/** Selects every lead of a list, also those that were not loaded. */
export const selectAllMatching = (list: string): void =>
  useInbox.setState({ selection: { ...none, allOf: list } });

export const clearSelection = (): void => useInbox.setState({ selection: none });

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
