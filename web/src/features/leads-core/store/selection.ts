import { maxSelectedLeads } from '@golghar/contracts';
import { type InboxState, useInbox } from './inbox';

const none: ReadonlySet<string> = new Set();

/** No more than can be named one by one. */
const toSelection = (ids: Iterable<string>): ReadonlySet<string> =>
  new Set([...new Set(ids)].slice(0, maxSelectedLeads));

type Selection = Pick<InboxState, 'selectedIds' | 'isAllMatching' | 'exceptIds'>;

export const isSelected = ({ selectedIds, isAllMatching, exceptIds }: Selection, id: string): boolean =>
  isAllMatching ? !exceptIds.has(id) : selectedIds.has(id);

export const hasSelection = ({ selectedIds, isAllMatching }: Selection): boolean =>
  isAllMatching || selectedIds.size > 0;

const without = (ids: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> =>
  new Set([...ids].filter((id) => !gone.includes(id)));

/** Selects a lead or takes it out, of all that match, too. */
export const select = (id: string, isWanted: boolean): void =>
  useInbox.setState(({ selectedIds, isAllMatching, exceptIds }) => {
    const anchorId = id;
    if (isAllMatching)
      return { anchorId, exceptIds: isWanted ? without(exceptIds, [id]) : toSelection([...exceptIds, id]) };
    return {
      anchorId,
      selectedIds: isWanted ? toSelection([...selectedIds, id]) : without(selectedIds, [id]),
    };
  });

/** Selects all from where the selection began up to a lead. */
export const selectTo = (id: string, ids: readonly string[]): void =>
  useInbox.setState(({ selectedIds, exceptIds, anchorId, cursorId }) => {
    const start = ids.indexOf(anchorId || cursorId);
    const end = ids.indexOf(id);
    const [from, to] = start === -1 ? [end, end] : [Math.min(start, end), Math.max(start, end)];
    const range = ids.slice(from, to + 1);
    return {
      selectedIds: toSelection([...selectedIds, ...range]),
      exceptIds: without(exceptIds, range),
      anchorId: anchorId || cursorId || id,
    };
  });

export const selectAll = (ids: readonly string[]): void =>
  useInbox.setState({ selectedIds: toSelection(ids), isAllMatching: false, exceptIds: none });

export const selectAllMatching = (): void => useInbox.setState({ isAllMatching: true, exceptIds: none });

export const clearSelection = (): void =>
  useInbox.setState({ selectedIds: none, anchorId: '', isAllMatching: false, exceptIds: none });
