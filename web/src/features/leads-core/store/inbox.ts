import type { ContactChannel, Submission, SubmissionDetail } from '@golghar/contracts';
import { create } from 'zustand';
import { holdKeys } from '@/lib/hold-keys';
import { onPersonLeft } from '@/lib/session/session';
import type { Toast } from '@/ui/toast/toast-store';
import type { LeadChange } from '../model/lead-change';
import type { ListQuery } from '../model/lead-keys';

/** A change that came too late: what the lead is now, and what was wanted. */
export type Conflict = {
  lead: SubmissionDetail;
  wanted: LeadChange;
  /** What had the focus when the answer came. */
  from: HTMLElement | null;
};

/** A change that did not reach the server: it can be tried again where the lead stands. */
export type FailedChange = {
  lead: Submission;
  wanted: LeadChange;
  ownerNote?: string | undefined;
  /** What is shown once it is saved. */
  toast?: ToastText;
};

/** What is shown once something is done. */
export type ToastText = Pick<Toast, 'about' | 'title' | 'text' | 'question'>;

/** Something that is being done, or was done last, and what takes it back. */
export type Undoable = {
  /** Missing as long as only the server's answer can tell how. */
  undo?: (() => void) | undefined;
  isTakenBack: boolean;
  hasFailed: boolean;
  /** The message that offers to take it back. */
  toastId?: number;
};

/** A dialog about one lead, which may be opened from anywhere. */
export type LeadDialog = {
  kind: 'owner' | 'step' | 'outcome' | 'reply' | 'whatsapp';
  leadId: string;
  /** Has the focus again afterwards. */
  from: HTMLElement | null;
};

export type InboxState = {
  /** The row that the keys act on. */
  cursorId: string;
  /** Grows whenever the focus is to go to that row. */
  focusRequest: number;
  selectedIds: ReadonlySet<string>;
  /** Where a selection by Shift begins. */
  anchorId: string;
  /** Whether every lead that passes the filters is selected, also those that were not loaded. */
  isAllMatching: boolean;
  /** Those of all that match whose tick was taken away. */
  exceptIds: ReadonlySet<string>;
  /**
   * Leads that were just changed here and may have left the filter by it: they stay in the list, dimmed, until one
   * moves on, so that nothing jumps away from under the hand.
   */
  pinnedIds: ReadonlySet<string>;
  /** The last change, and what takes it back. */
  undoable: Undoable | undefined;
  conflict: Conflict | undefined;
  /** By lead; until it was tried again, given up, or something else was wanted of the lead. */
  failedChanges: Readonly<Record<string, FailedChange>>;
  /** The lead whose menu of statuses is open, in which place. */
  statusMenu: string | undefined;
  /** Whether a key opened it: then one moves on once a status is chosen. */
  isMenuByKey: boolean;
  /** The lead whose status was just set by a key, until the list has moved on from it. */
  advanceFrom: string;
  /**
   * Whom one called or wrote to from here a moment ago, until it is told what came of it; without a channel, what was said
   * to be done.
   */
  called: { leadId: string; channel: ContactChannel | undefined } | undefined;
  dialog: LeadDialog | undefined;
  /** Whether it is asked who is to work the selected leads. */
  isBulkAssigning: boolean;
  /** The lead for which a note or contact was just saved: what is to be done next is asked for. */
  stepWantedFor: string;
  /** How far each list was scrolled, by its query. */
  offsets: Readonly<Record<string, number>>;
  /** The list that was shown last: a lead's own page that is opened from it moves along it. */
  lastQuery: ListQuery;
  /** Notes that were begun or changed here, by lead; see `drafts.ts`. */
  drafts: Readonly<Record<string, string>>;
};

const initial: InboxState = {
  cursorId: '',
  focusRequest: 0,
  selectedIds: new Set(),
  anchorId: '',
  isAllMatching: false,
  exceptIds: new Set(),
  pinnedIds: new Set(),
  undoable: undefined,
  conflict: undefined,
  failedChanges: {},
  statusMenu: undefined,
  isMenuByKey: false,
  advanceFrom: '',
  called: undefined,
  dialog: undefined,
  isBulkAssigning: false,
  stepWantedFor: '',
  offsets: {},
  lastQuery: {},
  drafts: {},
};

/** What the inbox knows besides the leads themselves; nobody inherits it. */
export const useInbox = create<InboxState>()(() => initial);

onPersonLeft(() => useInbox.setState(initial));

/** Puts the focus on a row, and brings it into sight. */
export const focusRow = (id: string): void =>
  useInbox.setState(({ focusRequest }) => ({ cursorId: id, focusRequest: focusRequest + 1 }));

/** Whether the focus is in something of this role. */
const isFocusIn = (role: 'dialog' | 'menu') => () =>
  document.activeElement?.closest(`[role=${role}]`) != null;

/** Opens a dialog about a lead; what is typed before it is there is typed into it. */
export function openDialog(kind: LeadDialog['kind'], leadId: string): void {
  useInbox.setState({ dialog: { kind, leadId, from: document.activeElement as HTMLElement | null } });
  holdKeys(isFocusIn('dialog'));
}

/** Asks who is to work the selected leads. */
export function openBulkAssign(): void {
  useInbox.setState({ isBulkAssigning: true });
  holdKeys(isFocusIn('dialog'));
}

/** Opens a menu of statuses for the keyboard; keys that are pressed before it is there are its own. */
export function openMenuByKey(name: string): void {
  useInbox.setState({ statusMenu: name, isMenuByKey: true });
  holdKeys(isFocusIn('menu'));
}

export const closeDialog = (): void => useInbox.setState({ dialog: undefined });

/** Forgets that a change of a lead failed. */
export const forgetFailedChange = (leadId: string): void =>
  useInbox.setState(({ failedChanges: { [leadId]: forgotten, ...others } }) =>
    forgotten ? { failedChanges: others } : {},
  );
