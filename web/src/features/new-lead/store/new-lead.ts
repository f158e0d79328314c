import type { NewSubmission } from '@golghar/contracts';
import { create } from 'zustand';
import { bufferKeystrokes } from '@/lib/buffer-keystrokes';
import { onPersonLeft } from '@/lib/session/session';

export const newLeadPhoneId = 'new-lead-phone';

const initial = { isOpen: false };

export const useNewLead = create(() => initial);

onPersonLeft(() => useNewLead.setState(initial));

/** Opens the form; keys typed before it is rendered go to its first field. */
export function openNewLead(): void {
  if (useNewLead.getState().isOpen) return;
  useNewLead.setState({ isOpen: true });
  bufferKeystrokes(() => document.activeElement?.id === newLeadPhoneId);
}

export const closeNewLead = (): void => useNewLead.setState({ isOpen: false });

export const newLeadDraft = 'new-lead';

export const emptyNewLead = {
  phone: '',
  name: '',
  email: '',
  service: 'other',
  source: 'call',
  message: '',
  contacted: false,
} satisfies NewSubmission;
