import { type LeadStatus, leadStatuses, type Submission, type TemplateChannel } from '@golghar/contracts';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusField } from '@/lib/buffer-keystrokes';
import { answerToast } from '@/lib/toast-store';
import { asksWhy, markSpam, setFields, setStatus, setStatusAndAsk, takeLead } from '../api/lead-changes';
import { shownNow } from '../api/lead-mutation';
import { usePreferences } from '../api/preferences';
import { useOutcomeReasons } from '../api/use-staff';
import { noteFieldId, searchFieldId, statusMenuName } from '../model/element-ids';
import { answerKeys, otherAnswerKey } from '../model/lead-words';
import { startCorrecting, startWriting } from '../store/drafts';
import { bulkMenuName, focusRow, openDialog, openMenuByKey, useInbox } from '../store/inbox';
import { clearSelection, hasSelection, isSelected, select, selectTo } from '../store/selection';
import { undoLast } from '../store/undo';

/** By key name in lower case, prefixed with `shift+` if that matters: what to do with the lead of that moment, if there is one. */
type Shortcuts = Record<string, (lead: Submission | undefined) => void>;

const isTyping = (target: HTMLElement): boolean =>
  target.isContentEditable ||
  target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])');

/** Dialogs and menus have their own keys. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu]';

/** Single-key shortcuts, off while somebody types, while a dialog is open, or if disabled in the settings. */
export function useShortcuts(shortcuts: Shortcuts, current?: () => Submission | undefined): void {
  const isOn = usePreferences().preferences.shortcuts;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
    const { target } = event;
    if (target instanceof HTMLElement && (isTyping(target) || target.closest(overlays))) return;
    const name = event.key.toLowerCase();
    const run = (event.shiftKey && shortcuts[`shift+${name}`]) || shortcuts[name];
    if (!run) return;
    event.preventDefault();
    run(current?.());
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

const write = (channel: TemplateChannel) => (lead: Submission) => startWriting(lead.id, channel);

export const leadCommands: readonly LeadCommand[] = [
  { key: 'T', label: 'Take this lead', run: takeLead },
  { key: 'A', label: 'Assign to…', run: ({ id }) => openDialog('owner', id) },
  { key: 'F', label: 'Plan the next step, snooze…', run: ({ id }) => openDialog('step', id) },
  { key: 'V', label: 'Value and outcome…', run: ({ id }) => openDialog('outcome', id) },
  { key: 'E', label: 'Correct name and contact data…', run: ({ id }) => startCorrecting(id), isInside: true },
  { key: 'R', label: 'Answer by e-mail…', run: write('email'), needs: 'email', isInside: true },
  { key: 'W', label: 'Write in WhatsApp…', run: write('whatsapp'), needs: 'phone', isInside: true },
  { key: '!', label: 'Mark as spam', run: (lead) => void markSpam(lead) },
];

export const canRun = (lead: Submission, { needs }: LeadCommand): boolean => !needs || Boolean(lead[needs]);

type Actions = {
  open?: (lead: Submission) => void;
  setStatus: (lead: Submission | undefined, status: LeadStatus) => void;
  move: (by: 1 | -1) => void;
};

/** The shortcuts of every page with leads: commands, statuses from 1, next and previous, Undo. */
const commonShortcuts = ({ open, setStatus, move }: Actions): Shortcuts => ({
  ...Object.fromEntries(
    leadCommands
      .filter(({ isInside }) => open || !isInside)
      .map((command) => [
        command.key.toLowerCase(),
        (lead?: Submission) => {
          if (!lead || !canRun(lead, command)) return;
          if (command.isInside) open?.(lead);
          command.run(lead);
        },
      ]),
  ),
  ...Object.fromEntries(
    leadStatuses.map((status, index) => [String(index + 1), (lead?: Submission) => setStatus(lead, status)]),
  ),
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
  onBulkStatus?: (status: LeadStatus) => void;
};

/** Several rows may be expanded, each with its own link. */
export const callLink = (place: string) =>
  document.querySelector<HTMLElement>(`${place} [data-contact=call]`);

/** The shortcuts of the list and of the open lead, as listed in the help. */
export function useLeadKeys({ leads, openId, onOpen, hasPane, onBulkStatus }: Options): void {
  const hasList = hasPane || !openId;
  const { preferences } = usePreferences();
  const ids = leads.map(({ id }) => id);
  const currentId = () => {
    const { cursorId } = useInbox.getState();
    return (hasList && ids.includes(cursorId) && cursorId) || openId;
  };
  const current = () => leads.find(({ id }) => id === currentId());
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
  const answer = (key: string, index: number) => (lead?: Submission) => {
    // As it is now: the key may follow so soon that neither the status nor the address has been rendered.
    const now = lead && shownNow(lead);
    if (!now || ![openId, closedId.current].includes(now.id) || !asksWhy(now, now.status))
      return answerToast(key);
    const outcomeReason = reasonsOf(now.status)[index];
    if (key === otherAnswerKey) openDialog('outcome', now.id);
    else if (outcomeReason) {
      void setFields(now, { outcomeReason });
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
    x: (lead) => lead && select(lead.id, !isSelected(useInbox.getState(), lead.id)),
  };
  const shortcuts: Shortcuts = {
    ...(hasList && listKeys),
    ...commonShortcuts({
      open: openHere,
      move,
      setStatus: (lead, status) => (isForMany() ? onBulkStatus?.(status) : lead && choose(lead)(status)),
    }),
    ...Object.fromEntries(answerKeys.map((key, index) => [key, answer(key, index)])),
    escape: leave,
    s(lead) {
      if (isForMany()) return openMenuByKey(bulkMenuName);
      const place = lead?.id === openId ? 'detail' : 'row';
      if (lead) openMenuByKey(statusMenuName(place, lead.id), choose(lead));
    },
    n(lead) {
      if (!lead) return;
      openHere(lead);
      focusField(noteFieldId(lead.id, 'detail'));
    },
    a: (lead) => (isForMany() ? openDialog('owner of the selected') : lead && openDialog('owner', lead.id)),
    '!'(lead) {
      if (!lead) return;
      const place = ids.indexOf(lead.id);
      void markSpam(lead);
      goTo(ids[place + 1] ?? ids[place - 1]);
    },
    p: () => callLink(openId ? 'article' : `[data-lead="${currentId()}"]`)?.click(),
    '?': () => openDialog('help'),
  };
  useShortcuts(shortcuts, current);
}

/** The link of the row that contains the focus. */
const focusedLink = () => document.querySelector<HTMLElement>('li:focus-within [data-row-link]');

/** The shortcuts of the inbox on pages without its list: J and K, the statuses, Undo …; Enter opens. */
export function useRowKeys(leads: readonly Submission[], more: Shortcuts = {}): void {
  /** The last position, for when that row has disappeared. */
  const last = useRef(-1);
  const move = (by: 1 | -1) => {
    const links = [...document.querySelectorAll<HTMLElement>('[data-row-link]')];
    const focused = focusedLink();
    const place = focused ? links.indexOf(focused) : -1;
    const next = place === -1 ? Math.min(Math.max(last.current, 0), links.length - 1) : place + by;
    if (!links[next]) return;
    last.current = next;
    links[next].focus();
  };
  const current = () => leads.find(({ id }) => id === focusedLink()?.dataset.rowLink);
  const shortcuts: Shortcuts = {
    ...commonShortcuts({ move, setStatus: (lead, status) => lead && setStatusAndAsk(lead, status) }),
    ...Object.fromEntries(answerKeys.map((key) => [key, () => answerToast(key)])),
    ...more,
  };
  useShortcuts(shortcuts, current);
}
