import { type LeadStatus, leadStatuses, type Submission } from '@golghar/contracts';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusField } from '@/lib/buffer-keystrokes';
import { answerToast } from '@/lib/toast-store';
import { markSpam } from '../api/hide-lead';
import { asksWhy, setForecast, setStatus, setStatusAndAsk, takeLead } from '../api/lead-changes';
import { shownNow } from '../api/lead-mutation';
import { usePreferences } from '../api/preferences';
import { useOutcomeReasons } from '../api/use-staff';
import { noteFieldId, searchFieldId, statusMenuName } from '../model/element-ids';
import { answerKeys, otherAnswerKey } from '../model/lead-words';
import { startCorrecting, startWriting } from '../store/drafts';
import { bulkMenuName, focusRow, openDialog, openMenuByKey, useInbox } from '../store/inbox';
import { clearSelection, hasSelection, isSelected, select, selectTo } from '../store/selection';
import { undoLast } from '../store/undo';

/** Actions by key name in lower case, prefixed with `shift+` if that matters. */
type Shortcuts = Record<string, () => void>;

/** Whether keys type text here instead of being shortcuts. */
const isTyping = (target: HTMLElement): boolean =>
  target.isContentEditable ||
  target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])');

/** Dialogs and menus have their own keys. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu]';

const nameOf = ({ key, shiftKey }: KeyboardEvent, shortcuts: Shortcuts): string => {
  const name = key.toLowerCase();
  return shiftKey && shortcuts[`shift+${name}`] ? `shift+${name}` : name;
};

/** Single-key shortcuts, off while somebody types, while a dialog is open, or if disabled in the settings. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const isOn = usePreferences().preferences.shortcuts;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
    const { target } = event;
    if (target instanceof HTMLElement && (isTyping(target) || target.closest(overlays))) return;
    const run = shortcuts[nameOf(event, shortcuts)];
    if (!run) return;
    event.preventDefault();
    run();
  });
  // A layout effect: as soon as the next lead is visible, the next key may be pressed.
  useLayoutEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}

/** An action on a lead, available by its key and in the palette. */
type LeadCommand = {
  key: string;
  label: string;
  run: (lead: Submission) => void;
  /** Imported leads may lack these. */
  needs?: 'email' | 'phone';
  /** Whether it needs the lead to be open, and so opens it; its key doesn't work on pages without the list. */
  isInside?: true;
};

export const leadCommands: readonly LeadCommand[] = [
  { key: 'T', label: 'Take this lead', run: takeLead },
  { key: 'A', label: 'Assign to…', run: ({ id }) => openDialog('owner', id) },
  { key: 'F', label: 'Plan the next step, snooze…', run: ({ id }) => openDialog('step', id) },
  { key: 'V', label: 'Value and outcome…', run: ({ id }) => openDialog('outcome', id) },
  {
    key: 'E',
    label: 'Correct name and contact data…',
    run: ({ id }) => startCorrecting(id),
    isInside: true,
  },
  {
    key: 'R',
    label: 'Answer by e-mail…',
    run: ({ id }) => startWriting(id, 'email'),
    needs: 'email',
    isInside: true,
  },
  {
    key: 'W',
    label: 'Write in WhatsApp…',
    run: ({ id }) => startWriting(id, 'whatsapp'),
    needs: 'phone',
    isInside: true,
  },
  { key: '!', label: 'Mark as spam', run: (lead) => void markSpam(lead) },
];

/** Whether the lead has what the command needs. */
export const canRun = (lead: Submission, { needs }: LeadCommand): boolean => !needs || Boolean(lead[needs]);

type Actions = {
  /** Runs an action with the lead that is current when the key is pressed, if there is one. */
  act: (run: (lead: Submission) => void) => void;
  /** Opens a lead for commands that need it to be open. */
  open?: (lead: Submission) => void;
  setStatus: (status: LeadStatus) => void;
  move: (by: 1 | -1) => void;
};

const actOn =
  (current: () => Submission | undefined): Actions['act'] =>
  (run) => {
    const lead = current();
    if (lead) run(lead);
  };

/** The shortcuts of every page with leads: commands, statuses from 1, next and previous, Undo. */
const commonShortcuts = ({ act, open, setStatus, move }: Actions): Shortcuts => ({
  ...Object.fromEntries(
    leadCommands
      .filter(({ isInside }) => open || !isInside)
      .map((command) => [
        command.key.toLowerCase(),
        () =>
          act((lead) => {
            if (!canRun(lead, command)) return;
            if (command.isInside) open?.(lead);
            command.run(lead);
          }),
      ]),
  ),
  ...Object.fromEntries(leadStatuses.map((status, index) => [String(index + 1), () => setStatus(status)])),
  j: () => move(1),
  k: () => move(-1),
  z: undoLast,
});

type Options = {
  leads: readonly Submission[];
  openId: string;
  /** Opens a lead; the empty id closes it. */
  onOpen: (id: string, options?: { replace: boolean }) => void;
  /** Whether the open lead is shown beside its list, so that the keys move both. */
  hasPane: boolean;
  /** Sets the status of the selected leads, on pages where leads can be selected. */
  onBulkStatus?: (status: LeadStatus) => void;
};

/** Several rows may be expanded, each with its own link. */
const callLink = (place: string) => document.querySelector<HTMLElement>(`${place} [data-contact=call]`);

/** The shortcuts of the list and of the open lead, as listed in the help. */
export function useLeadKeys(options: Options): void {
  const { leads, openId, onOpen, hasPane, onBulkStatus } = options;
  const hasList = hasPane || !openId;
  const { preferences } = usePreferences();
  const ids = leads.map(({ id }) => id);
  const currentId = () => {
    const { cursorId } = useInbox.getState();
    return (hasList && ids.includes(cursorId) && cursorId) || openId;
  };
  const current = () => leads.find(({ id }) => id === currentId());
  const act = actOn(current);
  /** Whether a key is meant for the selected leads. */
  const isForMany = () => onBulkStatus !== undefined && hasSelection(useInbox.getState());
  const goTo = (id: string | undefined) => {
    if (!id) return;
    if (hasList) focusRow(id);
    if (openId && (hasPane || !hasList)) onOpen(id, { replace: true });
  };
  const move = (by: 1 | -1) => {
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
  /** The lead closed last, which is being opened to ask why. */
  const closedId = useRef('');
  /** Won and lost ask for the reason first; afterwards the focus advances. */
  const choose = (lead: Submission) => (status: LeadStatus) => {
    if (!asksWhy(lead, status)) {
      setStatus(lead, status);
      advance(lead);
    } else if (hasPane || !hasList) {
      closedId.current = lead.id;
      setStatus(lead, status);
      openHere(lead);
    } else setStatusAndAsk(lead, status);
  };
  const reasonsOf = useOutcomeReasons();
  const answer = (key: string, index: number) => () => {
    const lead = current();
    // As it is now: the key may follow so soon that neither the status nor the address has been rendered.
    const now = lead && shownNow(lead);
    if (!now || ![openId, closedId.current].includes(now.id) || !asksWhy(now, now.status))
      return answerToast(key);
    const outcomeReason = reasonsOf(now.status)[index];
    if (key === otherAnswerKey) openDialog('outcome', now.id);
    else if (outcomeReason) {
      setForecast(now, { outcomeReason });
      advance(now);
    }
  };
  const leave = () => {
    if (hasSelection(useInbox.getState())) return clearSelection();
    if (openId) {
      onOpen('');
      if (hasList) focusRow(openId);
    } else document.getElementById(searchFieldId)?.focus();
  };

  const listKeys: Shortcuts = {
    arrowdown: () => move(1),
    arrowup: () => move(-1),
    'shift+j': extend(1),
    'shift+k': extend(-1),
    'shift+arrowdown': extend(1),
    'shift+arrowup': extend(-1),
    '/': () => focusField(searchFieldId),
    x: () => act(({ id }) => select(id, !isSelected(useInbox.getState(), id))),
  };
  useShortcuts({
    ...(hasList && listKeys),
    ...commonShortcuts({
      act,
      open: openHere,
      move,
      setStatus: (status) => (isForMany() ? onBulkStatus?.(status) : act((lead) => choose(lead)(status))),
    }),
    ...Object.fromEntries(answerKeys.map((key, index) => [key, answer(key, index)])),
    escape: leave,
    s: () =>
      isForMany()
        ? openMenuByKey(bulkMenuName)
        : act((lead) => {
            const place = lead.id === openId ? 'detail' : 'row';
            openMenuByKey(statusMenuName(place, lead.id), choose(lead));
          }),
    n: () =>
      act((lead) => {
        openHere(lead);
        focusField(noteFieldId(lead.id, 'detail'));
      }),
    a: () => (isForMany() ? openDialog('owner of the selected') : act(({ id }) => openDialog('owner', id))),
    '!': () =>
      act((lead) => {
        const place = ids.indexOf(lead.id);
        void markSpam(lead);
        goTo(ids[place + 1] ?? ids[place - 1]);
      }),
    p: () => callLink(openId ? 'article' : `[data-lead="${currentId()}"]`)?.click(),
    '?': () => openDialog('help'),
  });
}

const rowLinks = () => [...document.querySelectorAll<HTMLElement>('[data-row-link]')];

/** Index of the row that contains the focus, or -1. */
const placeOf = (links: readonly HTMLElement[]): number => {
  const row = document.activeElement?.closest('li');
  return links.findIndex((link) => link.closest('li') === row);
};

/** Further shortcuts for the lead of the focused row. */
type RowKeys = Record<string, (lead: Submission) => void>;

/** The shortcuts of the inbox on pages without its list: J and K, the statuses, Undo …; Enter opens. */
export function useRowKeys(leads: readonly Submission[], more: RowKeys = {}): void {
  /** The last position, for when that row has disappeared. */
  const last = useRef(-1);
  const move = (by: 1 | -1) => {
    const links = rowLinks();
    const place = placeOf(links);
    const next = place === -1 ? Math.min(Math.max(last.current, 0), links.length - 1) : place + by;
    if (!links[next]) return;
    last.current = next;
    links[next].focus();
  };
  const current = () => {
    const links = rowLinks();
    const id = links[placeOf(links)]?.dataset.rowLink;
    return leads.find((lead) => lead.id === id);
  };
  const act = actOn(current);
  useShortcuts({
    ...commonShortcuts({
      act,
      move,
      setStatus: (status) => act((lead) => setStatusAndAsk(lead, status)),
    }),
    ...Object.fromEntries(answerKeys.map((key) => [key, () => answerToast(key)])),
    ...Object.fromEntries(Object.entries(more).map(([key, run]) => [key, () => act(run)])),
  });
}
