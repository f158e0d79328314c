import { useInbox } from './inbox';

const none: ReadonlySet<string> = new Set();

/** Selects a lead or takes it out; a selection of all that match shrinks to those that were loaded. */
export const select = (id: string, isSelected: boolean, ids: readonly string[]): void =>
  useInbox.setState(({ selectedIds, isAllMatching }) => {
    const next = new Set(isAllMatching ? ids : selectedIds);
    if (isSelected) next.add(id);
    else next.delete(id);
    return { selectedIds: next, anchorId: id, isAllMatching: false };
  });

/** Selects all from where the selection began up to a lead. */
export const selectTo = (id: string, ids: readonly string[]): void =>
  useInbox.setState(({ selectedIds, anchorId, cursorId }) => {
    const start = ids.indexOf(anchorId || cursorId);
    const end = ids.indexOf(id);
    const [from, to] = start === -1 ? [end, end] : [Math.min(start, end), Math.max(start, end)];
    const range = ids.slice(from, to + 1);
    return { selectedIds: new Set([...selectedIds, ...range]), anchorId: anchorId || cursorId || id };
  });

export const selectAll = (ids: readonly string[]): void =>
  useInbox.setState({ selectedIds: new Set(ids), isAllMatching: false });

export const selectAllMatching = (): void => useInbox.setState({ isAllMatching: true });

export const clearSelection = (): void =>
  useInbox.setState({ selectedIds: none, anchorId: '', isAllMatching: false });
