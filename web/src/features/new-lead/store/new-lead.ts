import type { NewSubmission } from '@golghar/contracts';
import { create } from 'zustand';
import { bufferKeystrokes } from '@/lib/buffer-keystrokes';
import { drafts, onPersonLeft } from '@/lib/session/session';

/** The first field of the form for a lead by hand. */
export const newLeadPhoneId = 'new-lead-phone';

const initial = { isOpen: false };

/** Whether a lead is just being written down. */
export const useNewLead = create(() => initial);

onPersonLeft(() => useNewLead.setState(initial));

/** Opens the form; what is typed before it is there is typed into its first field. */
export function openNewLead(): void {
  if (useNewLead.getState().isOpen) return;
  useNewLead.setState({ isOpen: true });
  bufferKeystrokes(() => document.activeElement?.id === newLeadPhoneId);
}

export const closeNewLead = (): void => useNewLead.setState({ isOpen: false });

const draftName = 'new-lead';

/** What the form holds before anything is typed. */
export const emptyNewLead = {
  phone: '',
  name: '',
  email: '',
  service: 'other',
  source: 'call',
  message: '',
  contacted: false,
} satisfies NewSubmission;

/** What was begun and not saved; undefined where nothing was. */
export function readNewLeadDraft(): NewSubmission | undefined {
  try {
    const stored: unknown = JSON.parse(drafts.read(draftName) || 'null');
    return typeof stored === 'object' && stored ? { ...emptyNewLead, ...stored } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was typed; nothing where no word was. */
export function keepNewLeadDraft(values: NewSubmission): void {
  const isBegun = [values.phone, values.name, values.email, values.message].some((text) => text?.trim());
  drafts.write(draftName, isBegun ? JSON.stringify(values) : '');
}
