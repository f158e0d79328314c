import type { ContactChannel, LeadStatus, ReplyTemplate, Submission } from '@golghar/contracts';
import { create } from 'zustand';
import { bufferKeystrokes } from '@/lib/buffer-keystrokes';
import { onPersonLeft } from '@/lib/session/session';
import type { ModalControl } from '@/ui/overlay/modal';

/** A dialog that can be opened from anywhere. */
export type LeadDialog = {
  kind:
    | 'owner'
    | 'step'
    | 'outcome'
    | 'join'
    | 'notes'
    | 'delete'
    | 'owner of the selected'
    | 'new lead'
    | 'help';
  leadId: string;
  onDone?: (() => void) | undefined;
};

export type Selection = {
  /** The selected leads, or the unticked ones if all matching leads are selected. */
  ids: ReadonlySet<string>;
  /** Start of a range selected with Shift. */
  anchorId: string;
  /** The list of which every lead is selected, including those not loaded. */
  allOf: string | undefined;
};

export const noSelection: Selection = { ids: new Set(), anchorId: '', allOf: undefined };

/** The open status menu, or the last one. */
type StatusMenu = {
  /** The place and the lead; empty if closed. */
  name: string;
  isByKey: boolean;
  /** Receives the choice, if opened by a shortcut. */
  onChoose?: ((status: LeadStatus) => void) | undefined;
};

type Writing = Pick<ReplyTemplate, 'channel'> & { leadId: string; template?: ReplyTemplate | undefined };

const initial = {
  /** The row that shortcuts act on. */
  cursorId: '',
  /** Incremented to move the focus to that row. */
  focusRequest: 0,
  selection: noSelection,
  /** Leads that stay in their list, dimmed if they no longer match, until one moves on: nothing jumps under the pointer. */
  pinnedIds: new Set() as ReadonlySet<string>,
  menu: { name: '', isByKey: false } as StatusMenu,
  /** The lead just called or written to, until the outcome is logged; without a channel, the task that was marked as done. */
  called: undefined as { leadId: string; channel: ContactChannel | undefined } | undefined,
  dialog: undefined as LeadDialog | undefined,
  /** The lead for which a note or contact was just saved, which prompts for a next step. */
  stepWantedFor: '',
  correctingId: '',
  writing: undefined as Writing | undefined,
};

export type InboxState = typeof initial;

/** State of the inbox besides the leads; reset when another person signs in. */
export const useInbox = create<InboxState>()(() => initial);

onPersonLeft(() => useInbox.setState(initial));

/** Sets the row that shortcuts act on; its focus, which follows, sets it again and must not render the list again. */
export const setCursor = (cursorId: string): void =>
  useInbox.setState((state) => (state.cursorId === cursorId ? state : { cursorId }));

/** Focuses a row and scrolls it into view. */
export const focusRow = (id: string): void =>
  useInbox.setState(({ focusRequest }) => ({ cursorId: id, focusRequest: focusRequest + 1 }));

const isFocusIn = (selector: string) => () => document.activeElement?.closest(selector) != null;

/** Keys typed before a dialog is rendered go to it, not to the palette that opened it. */
export const bufferForDialog = (): void =>
  bufferKeystrokes(isFocusIn('[role=dialog]:not([data-palette]), [role=alertdialog]'));

export function openDialog(kind: LeadDialog['kind'], leadId = '', onDone?: () => void): void {
  useInbox.setState({ dialog: { kind, leadId, onDone } });
  bufferForDialog();
}

export const bulkMenuName = 'bulk';

/** Opens a status menu by shortcut; keys pressed before it is rendered go to it. */
export function openMenuByKey(name: string, onChoose?: (status: LeadStatus) => void): void {
  useInbox.setState({ menu: { name, isByKey: true, onChoose } });
  bufferKeystrokes(isFocusIn('[role=menu]'));
}

export const closeDialog = (): void => useInbox.setState({ dialog: undefined });

export const pinLeads = (ids: Iterable<string>): void =>
  useInbox.setState(({ pinnedIds }) => ({ pinnedIds: new Set([...pinnedIds, ...ids]) }));

export const unpinLeads = (ids: readonly string[]): void =>
  useInbox.setState(({ pinnedIds }) => ({
    pinnedIds: new Set([...pinnedIds].filter((id) => !ids.includes(id))),
  }));

export type LeadDialogProps = ModalControl & Pick<LeadDialog, 'onDone'> & { lead: Submission };
