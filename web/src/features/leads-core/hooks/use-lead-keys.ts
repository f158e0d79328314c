import { type LeadStatus, leadStatuses, type Submission } from '@golghar/contracts';
import { useRef } from 'react';
import { focusField } from '@/lib/buffer-keystrokes';
import { answerToast } from '@/ui/toast/toast-store';
import { markSpam } from '../api/hide-lead';
import { asksWhy, setForecast, setStatus, setStatusAndAsk, takeLead } from '../api/lead-changes';
import { usePreferences } from '../api/preferences';
import { useOutcomeReasons } from '../api/use-staff';
import { noteFieldId, searchFieldId, statusMenuName } from '../model/element-ids';
import { answerKeys, otherAnswerKey } from '../model/lead-words';
import { startCorrecting, startWriting } from '../store/drafts';
import { focusRow, openDialog, openHelp, openMenuByKey, useInbox } from '../store/inbox';
import { clearSelection, hasSelection, isSelected, select, selectTo } from '../store/selection';
import { undoLast } from '../store/undo';
import { type Shortcuts, useShortcuts } from './use-shortcuts';

/** An action on a lead, available by its key and in the palette. */
type LeadCommand = {
  key: string;
  label: string;
  run: (lead: Submission) => void;
  /** Imported leads may lack these. */
  needs?: 'email' | 'phone';
  /** Whether its key works in rows on pages without the list. */
  isForRows?: true;
  /** Whether it needs the lead to be open, and so opens it. */
  isInside?: true;
};

export const leadCommands: readonly LeadCommand[] = [
  { key: 'T', label: 'Take this lead', run: takeLead, isForRows: true },
  { key: 'A', label: 'Assign to…', run: ({ id }) => openDialog('owner', id), isForRows: true },
  {
    key: 'F',
    label: 'Plan the next step, snooze…',
    run: ({ id }) => openDialog('step', id),
    isForRows: true,
  },
  { key: 'V', label: 'Value and outcome…', run: ({ id }) => openDialog('outcome', id), isForRows: true },
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
  { key: '!', label: 'Mark as spam', run: (lead) => void markSpam(lead), isForRows: true },
];

/** Whether the lead has what the command needs. */
export const canRun = (lead: Submission, { needs }: LeadCommand): boolean => !needs || Boolean(lead[needs]);

/** Shortcuts for the commands, on the lead that is current when the key is pressed. */
const commandShortcuts = (
  commands: readonly LeadCommand[],
  find: () => Submission | undefined,
  open?: (lead: Submission) => void,
): Shortcuts =>
  Object.fromEntries(
    commands.map((command) => [
      command.key.toLowerCase(),
      () => {
        const lead = find();
        if (!lead || !canRun(lead, command)) return;
        if (command.isInside) open?.(lead);
        command.run(lead);
      },
    ]),
  );

/** Shortcuts for the statuses, from 1. */
const statusShortcuts = (set: (status: LeadStatus) => void): Shortcuts =>
  Object.fromEntries(leadStatuses.map((status, index) => [String(index + 1), () => set(status)]));

type Options = {
  leads: readonly Submission[];
  openId: string;
  /** Opens a lead; the empty id closes it. */
  onOpen: (id: string, options?: { replace: boolean }) => void;
  /** Whether the open lead is shown beside its list, so that the keys move both. */
  hasPane: boolean;
  /** Whether the page shows a list. */
  hasList: boolean;
  /** Shortcuts for several leads: open the status menu, set a status, assign. */
  onBulkMenu?: () => void;
  onBulkStatus?: (status: LeadStatus) => void;
  onBulkAssign?: () => void;
};

/** Several rows may be expanded, each with its own link. */
const callLink = (place: string) => document.querySelector<HTMLElement>(`${place} [data-contact=call]`);

const isAnySelected = () => hasSelection(useInbox.getState());

/** The shortcuts of the list and of the open lead, as listed in the help. */
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
  /** Won and lost ask for the reason first; afterwards the focus advances. */
  const choose = (lead: Submission) => (status: LeadStatus) => {
    if (!asksWhy(lead, status)) {
      setStatus(lead, status);
      advance(lead);
    } else if (hasPane || !hasList) {
      setStatus(lead, status);
      openHere(lead);
    } else setStatusAndAsk(lead, status);
  };
  const open = leads.find(({ id }) => id === openId);
  const reasons = useOutcomeReasons(open?.status ?? 'new');
  const answer = (key: string, outcomeReason: string | undefined) => () => {
    if (!open || open.id !== currentId() || !asksWhy(open, open.status)) answerToast(key);
    else if (key === otherAnswerKey) openDialog('outcome', open.id);
    else if (outcomeReason) {
      setForecast(open, { outcomeReason });
      advance(open);
    }
  };
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
      ...commandShortcuts(leadCommands, current, openHere),
      ...statusShortcuts((status) => {
        if (isAnySelected() && onBulkStatus) return onBulkStatus(status);
        const lead = current();
        if (lead) choose(lead)(status);
      }),
      ...Object.fromEntries(answerKeys.map((key, index) => [key, answer(key, reasons[index])])),
      j: move(1),
      k: move(-1),
      escape: leave,
      s: () => {
        if (isAnySelected() && onBulkMenu) return onBulkMenu();
        const lead = current();
        if (!lead) return;
        const place = lead.id === openId ? 'detail' : 'row';
        openMenuByKey(statusMenuName(place, lead.id), choose(lead));
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

const rowLinks = () => [...document.querySelectorAll<HTMLElement>('[data-row-link]')];

/** Index of the row that contains the focus, or -1. */
const placeOf = (links: readonly HTMLElement[]): number => {
  const row = document.activeElement?.closest('li');
  return links.findIndex((link) => link.closest('li') === row);
};

const rowCommands = leadCommands.filter(({ isForRows }) => isForRows);

/** Further shortcuts for the lead of the focused row. */
export type RowKeys = Record<string, (lead: Submission) => void>;

/** The shortcuts of the inbox on pages without its list: J and K, the statuses, Undo …; Enter opens. */
export function useRowKeys(leads: readonly Submission[], more: RowKeys = {}): void {
  const { preferences } = usePreferences();
  /** The last position, for when that row has disappeared. */
  const last = useRef(-1);
  const move = (by: 1 | -1) => () => {
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
  const withCurrent = (run: (lead: Submission) => void) => () => {
    const lead = current();
    if (lead) run(lead);
  };
  useShortcuts(
    {
      ...commandShortcuts(rowCommands, current),
      ...statusShortcuts((status) => withCurrent((lead) => setStatusAndAsk(lead, status))()),
      ...Object.fromEntries(answerKeys.map((key) => [key, () => answerToast(key)])),
      ...Object.fromEntries(Object.entries(more).map(([key, run]) => [key, withCurrent(run)])),
      j: move(1),
      k: move(-1),
      z: undoLast,
    },
    preferences.shortcuts,
  );
}
