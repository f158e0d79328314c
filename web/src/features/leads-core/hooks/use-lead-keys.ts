import type { LeadStatus, Submission } from '@golghar/contracts';
import { bufferKeystrokes } from '@/lib/buffer-keystrokes';
import { markSpam } from '../api/hide-lead';
import { setStatus } from '../api/lead-changes';
import { usePreferences } from '../api/preferences';
import { noteFieldId, searchFieldId, statusMenuName } from '../model/element-ids';
import { startCorrecting } from '../store/drafts';
import { focusRow, openDialog, openHelp, openMenuByKey, useInbox } from '../store/inbox';
import { clearSelection, hasSelection, isSelected, select, selectTo } from '../store/selection';
import { undoLast } from '../store/undo';
import { commandShortcuts, leadCommands, statusShortcuts } from './lead-commands';
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
  onBulkStatus?: (status: LeadStatus) => void;
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

const isAnySelected = () => hasSelection(useInbox.getState());

/** The keys of the list and of the lead; the help names them. */
export function useLeadKeys(options: Options): void {
  const { leads, openId, onOpen, hasPane, hasList, onBulkMenu, onBulkStatus, onBulkAssign } = options;
  const { preferences } = usePreferences();
  const ids = leads.map(({ id }) => id);
  const currentId = () => {
    const { cursorId } = useInbox.getState();
    return (hasList && ids.includes(cursorId) && cursorId) || openId;
  };
  const current = () => leads.find(({ id }) => id === currentId());
  const withCurrent = (run: (lead: Submission) => void) => () => {
    const lead = current();
    if (lead) run(lead);
  };
  const goTo = (id: string | undefined) => {
    if (!id) return;
    if (hasList) focusRow(id);
    if (openId && (hasPane || !hasList)) onOpen(id, { replace: true });
  };
  const move = (by: 1 | -1) => () => {
    const index = ids.indexOf(currentId());
    goTo(ids[index === -1 ? 0 : index + by]);
  };
  const extend = (by: 1 | -1) => () => {
    const next = ids[ids.indexOf(currentId()) + by];
    if (!next) return;
    selectTo(next, ids);
    focusRow(next);
  };
  const advance = ({ id }: Submission) => {
    if (preferences.advancesAfterStatus) goTo(ids[ids.indexOf(id) + 1] ?? id);
  };
  const openHere = ({ id }: Submission) => id !== openId && onOpen(id, { replace: true });
  const leave = () => {
    if (isAnySelected()) return clearSelection();
    if (openId) {
      onOpen('');
      if (hasList) focusRow(openId);
    } else document.getElementById(searchFieldId)?.focus();
  };

  const listKeys: Shortcuts = {
    arrowdown: move(1),
    arrowup: move(-1),
    'shift+j': extend(1),
    'shift+k': extend(-1),
    'shift+arrowdown': extend(1),
    'shift+arrowup': extend(-1),
    '/': () => focusField(searchFieldId),
    x: withCurrent(({ id }) => select(id, !isSelected(useInbox.getState(), id))),
  };
  useShortcuts(
    {
      ...(hasList && listKeys),
      ...commandShortcuts(leadCommands, current),
      ...statusShortcuts((status) => {
        if (isAnySelected() && onBulkStatus) return onBulkStatus(status);
        const lead = current();
        if (!lead) return;
        setStatus(lead, status, { asksWhy: true });
        advance(lead);
      }),
      ...answerKeys,
      j: move(1),
      k: move(-1),
      escape: leave,
      s: () => {
        if (isAnySelected() && onBulkMenu) return onBulkMenu();
        const lead = current();
        if (!lead) return;
        const place = lead.id === openId ? 'detail' : 'row';
        // One that is chosen from it moves on as one that is set by its number.
        openMenuByKey(statusMenuName(place, lead.id), () => advance(lead));
      },
      n: withCurrent((lead) => {
        openHere(lead);
        focusField(noteFieldId(lead.id, 'detail'));
      }),
      a: () => {
        if (isAnySelected() && onBulkAssign) return onBulkAssign();
        const lead = current();
        if (lead) openDialog('owner', lead.id);
      },
      e: withCurrent((lead) => {
        openHere(lead);
        startCorrecting(lead.id);
      }),
      '!': withCurrent((lead) => {
        const place = ids.indexOf(lead.id);
        void markSpam(lead);
        goTo(ids[place + 1] ?? ids[place - 1]);
      }),
      p: () => callLink(openId ? 'article' : `[data-lead="${currentId()}"]`)?.click(),
      z: undoLast,
      '?': openHelp,
    },
    preferences.shortcuts,
  );
}
