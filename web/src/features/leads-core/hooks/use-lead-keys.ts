import { leadStatuses, type Submission } from '@golghar/contracts';
import { bufferKeystrokes } from '@/lib/buffer-keystrokes';
import { useMarkSpam } from '../api/hide-lead';
import { useTakeLead } from '../api/lead-changes';
import { usePreferences } from '../api/preferences';
import { useSetStatus } from '../api/use-change-lead';
import { noteFieldId, searchFieldId, statusMenuName } from '../model/element-ids';
import { startCorrecting } from '../store/drafts';
import { focusRow, openDialog, openHelp, openMenuByKey, useInbox } from '../store/inbox';
import { canOpen, leadOpenings } from '../store/lead-openings';
import { clearSelection, hasSelection, isSelected, select, selectTo } from '../store/selection';
import { undoLast } from '../store/undo';
import { answerKeys, type Shortcuts, useShortcuts } from './use-shortcuts';

type Options = {
  leads: readonly Submission[];
  openId: string;
  /** Opens a lead, or none. */
  onOpen: (id: string, options?: { replace: boolean }) => void;
  /** Whether the open lead stands beside its list, so that the keys move both. */
  hasPane: boolean;
  /** Whether there is a list with rows on the page. */
  hasList: boolean;
  /** What keys do with several leads: open the menu of statuses, set one, and ask who is to work them. */
  onBulkMenu?: () => void;
  onBulkStatus?: (status: (typeof leadStatuses)[number]) => void;
  onBulkAssign?: () => void;
};

/** Puts the focus into a field, as soon as it is drawn; what is typed until then is typed into it. */
const focusField = (id: string): void =>
  bufferKeystrokes(() => {
    const field = document.getElementById(id);
    field?.focus();
    return field !== null && document.activeElement === field;
  });

/** Several rows of a list may be expanded, each with its own. */
const callLink = (place: string) => document.querySelector<HTMLElement>(`${place} [data-contact=call]`);

/** The keys of the list and of the lead; the help names them. */
export function useLeadKeys(options: Options): void {
  const { leads, openId, onOpen, hasPane, hasList, onBulkMenu, onBulkStatus, onBulkAssign } = options;
  const { preferences } = usePreferences();
  const setStatus = useSetStatus();
  const takeLead = useTakeLead();
  const { mutate: markSpam } = useMarkSpam();
  const ids = leads.map(({ id }) => id);
  const currentId = () => {
    const { cursorId } = useInbox.getState();
    return (hasList && ids.includes(cursorId) && cursorId) || openId;
  };
  const current = () => leads.find(({ id }) => id === currentId());
  const isAnySelected = () => hasSelection(useInbox.getState());

  const goTo = (id: string | undefined) => {
    if (!id) return;
    if (hasList) focusRow(id);
    if (openId && (hasPane || !hasList)) onOpen(id, { replace: true });
  };
  const move = (by: 1 | -1) => {
    const index = ids.indexOf(currentId());
    goTo(ids[index === -1 ? 0 : index + by]);
  };
  const extend = (by: 1 | -1) => {
    const next = ids[ids.indexOf(currentId()) + by];
    if (!next || !hasList) return;
    selectTo(next, ids);
    focusRow(next);
  };
  const withCurrent = (run: (lead: Submission) => void) => () => {
    const lead = current();
    if (lead) run(lead);
  };
  const advance = (id: string) => {
    if (preferences.advancesAfterStatus) goTo(ids[ids.indexOf(id) + 1] ?? id);
  };
  const statusKeys = leadStatuses.map((status, index): [string, () => void] => [
    String(index + 1),
    () => {
      if (isAnySelected() && onBulkStatus) return onBulkStatus(status);
      const lead = current();
      if (!lead) return;
      setStatus(lead, status, { asksWhy: true });
      advance(lead.id);
    },
  ]);
  const openKeys = leadOpenings.map((opening) => [
    opening.key.toLowerCase(),
    withCurrent((lead) => canOpen(lead, opening) && opening.open(lead.id)),
  ]);
  const leave = () => {
    if (isAnySelected()) return clearSelection();
    if (openId) {
      onOpen('');
      if (hasList) focusRow(openId);
    } else document.getElementById(searchFieldId)?.focus();
  };

  const listKeys: Shortcuts = {
    arrowdown: () => move(1),
    arrowup: () => move(-1),
    'shift+j': () => extend(1),
    'shift+k': () => extend(-1),
    'shift+arrowdown': () => extend(1),
    'shift+arrowup': () => extend(-1),
    '/': () => focusField(searchFieldId),
    x: withCurrent(({ id }) => select(id, !isSelected(useInbox.getState(), id))),
  };
  useShortcuts(
    {
      ...(hasList && listKeys),
      ...Object.fromEntries(openKeys),
      j: () => move(1),
      k: () => move(-1),
      escape: leave,
      s: () => {
        if (isAnySelected() && onBulkMenu) return onBulkMenu();
        const lead = current();
        if (!lead) return;
        const place = lead.id === openId ? 'detail' : 'row';
        // One that is chosen from it moves on as one that is set by its number.
        openMenuByKey(statusMenuName(place, lead.id), () => advance(lead.id));
      },
      n: withCurrent((lead) => {
        if (lead.id !== openId) onOpen(lead.id, { replace: true });
        focusField(noteFieldId(lead.id, 'detail'));
      }),
      a: () => {
        if (isAnySelected() && onBulkAssign) return onBulkAssign();
        const lead = current();
        if (lead) openDialog('owner', lead.id);
      },
      t: withCurrent(takeLead),
      e: withCurrent(({ id }) => {
        if (id !== openId) onOpen(id, { replace: true });
        startCorrecting(id);
      }),
      '!': withCurrent((lead) => {
        const next = ids[ids.indexOf(lead.id) + 1] ?? ids[ids.indexOf(lead.id) - 1];
        markSpam(lead);
        if (next) goTo(next);
      }),
      p: () => callLink(openId ? 'article' : `[data-lead="${currentId()}"]`)?.click(),
      z: undoLast,
      '?': openHelp,
      ...Object.fromEntries(statusKeys),
      ...answerKeys,
    },
    preferences.shortcuts,
  );
}
