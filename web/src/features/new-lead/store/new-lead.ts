import type { NewSubmission } from '@golghar/contracts';
import { create } from 'zustand';
import { bufferKeystrokes } from '@/lib/buffer-keystrokes';
import { onPersonLeft } from '@/lib/session/session';

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

/** What was begun and not saved is kept under this name. */
export const newLeadDraft = 'new-lead';

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
