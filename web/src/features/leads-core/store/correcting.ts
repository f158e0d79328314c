import type { CorrectableField } from '@golghar/contracts';
import { create } from 'zustand';
import { bufferKeystrokes } from '@/lib/buffer-keystrokes';
import { onPersonLeft } from '@/lib/session/session';
import { readTyped, type Typed } from '../model/contact-data';
import { dropDraft, readDraft, writeDraft } from './drafts';

const nobody = { leadId: '' };

/** The lead whose contact data is being corrected. */
export const useCorrecting = create(() => nobody);

onPersonLeft(() => useCorrecting.setState(nobody));

/** Id of the form. */
export const correctionFormId = (leadId: string) => `correct-${leadId}`;

/** Where what was typed is kept; see `drafts.ts`. */
export const correctionDraft = (leadId: string) => `correct ${leadId}`;

/** Turns a lead's contact data into fields; what is typed before they are there is typed into the first. */
export function startCorrecting(leadId: string): void {
  useCorrecting.setState({ leadId });
  bufferKeystrokes(() => document.activeElement?.closest(`#${correctionFormId(leadId)}`) != null);
}

export function typeCorrection(leadId: string, field: CorrectableField, typed: Typed): void {
  const draft = correctionDraft(leadId);
  writeDraft(draft, JSON.stringify({ ...readTyped(readDraft(draft)), [field]: typed }));
}

/** Turns the fields back, and forgets what was typed. */
export function stopCorrecting(leadId: string): void {
  dropDraft(correctionDraft(leadId));
  useCorrecting.setState((state) => (state.leadId === leadId ? nobody : state));
}
