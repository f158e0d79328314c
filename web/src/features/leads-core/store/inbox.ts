import type { ContactChannel, LeadStatus, Submission } from '@golghar/contracts';
import { create } from 'zustand';
import { bufferKeystrokes } from '@/lib/buffer-keystrokes';
import { onPersonLeft } from '@/lib/session/session';
import type { ModalControl } from '@/ui/overlay/modal';
import type { Toast } from '@/ui/toast/toast-store';

/** What is shown once something is done. */
export type ToastText = Pick<Toast, 'about' | 'title' | 'text' | 'question'>;

type LeadDialogKind = 'owner' | 'step' | 'outcome' | 'join' | 'notes' | 'note' | 'delete';

/** A dialog which may be opened from anywhere: about one lead, those that are selected, or the keys. */
export type LeadDialog = {
  kind: LeadDialogKind | 'owner of the selected' | 'help';
  leadId: string;
  /** Called once what it is for is done. */
  onDone?: (() => void) | undefined;
};

export type Selection = {
  /** The selected leads, or those whose tick was taken away of all that match. */
  ids: ReadonlySet<string>;
  /** Where a selection by Shift begins. */
  anchorId: string;
  /** The list of which every lead is selected, also those that were not loaded. */
  allOf: string | undefined;
};

export type InboxState = {
  /** The row that the keys act on. */
  cursorId: string;
  /** Grows whenever the focus is to go to that row. */
  focusRequest: number;
  selection: Selection;
  /**
   * Leads that were just changed here and may have left the filter by it: they stay in the list, dimmed, until one
   * moves on, so that nothing jumps away from under the hand.
   */
  pinnedIds: ReadonlySet<string>;
  /** The menu of statuses that is open, or was last. */
  menu: {
    /** The lead and the place; empty when it is closed. */
    name: string;
    /** Whether a key opened it. */
    isByKey: boolean;
    /** Takes what is chosen, where a key opened it. */
    onChoose?: ((status: LeadStatus) => void) | undefined;
  };
  /**
   * Whom one called or wrote to from here a moment ago, until it is told what came of it; without a channel, what was said
   * to be done.
   */
  called: { leadId: string; channel: ContactChannel | undefined } | undefined;
  dialog: LeadDialog | undefined;
  /** The lead for which a note or contact was just saved: what is to be done next is asked for. */
  stepWantedFor: string;
};

const initial: InboxState = {
  cursorId: '',
  focusRequest: 0,
  selection: { ids: new Set(), anchorId: '', allOf: undefined },
  pinnedIds: new Set(),
  menu: { name: '', isByKey: false },
  called: undefined,
  dialog: undefined,
  stepWantedFor: '',
};

/** What the inbox knows besides the leads themselves; nobody inherits it. */
export const useInbox = create<InboxState>()(() => initial);

onPersonLeft(() => useInbox.setState(initial));

/** Puts the focus on a row, and brings it into sight. */
export const focusRow = (id: string): void =>
  useInbox.setState(({ focusRequest }) => ({ cursorId: id, focusRequest: focusRequest + 1 }));

/** Whether the focus is in one of these. */
const isFocusIn = (selector: string) => () => document.activeElement?.closest(selector) != null;

/** Opens a dialog; what is typed before it is there is typed into it. */
export function openDialog(kind: LeadDialog['kind'], leadId: string, onDone?: () => void): void {
  useInbox.setState({ dialog: { kind, leadId, onDone } });
  bufferKeystrokes(isFocusIn('[role=dialog], [role=alertdialog]'));
}

export const openHelp = (): void => openDialog('help', '');

/** Asks who is to work the selected leads. */
export const openBulkAssign = (): void => openDialog('owner of the selected', '');

/** Opens a menu of statuses for the keyboard; keys that are pressed before it is there are its own. */
export function openMenuByKey(name: string, onChoose?: (status: LeadStatus) => void): void {
  useInbox.setState({ menu: { name, isByKey: true, onChoose } });
  bufferKeystrokes(isFocusIn('[role=menu]'));
}

export const closeDialog = (): void => useInbox.setState({ dialog: undefined });

/** Keeps leads in their lists until one moves on, though what is changed of them may take them out of the filter. */
export const pinLeads = (ids: Iterable<string>): void =>
  useInbox.setState(({ pinnedIds }) => ({ pinnedIds: new Set([...pinnedIds, ...ids]) }));

/** What each dialog about one lead is given. */
export type LeadDialogProps = ModalControl & {
  lead: Submission;
  /** Told once what the dialog is for is done. */
  onDone?: (() => void) | undefined;
};
