import type { CorrectableField, TemplateChannel } from '@golghar/contracts';
import { create } from 'zustand';
import { bufferKeystrokes, focusField } from '@/lib/buffer-keystrokes';
import { drafts, onPersonLeft } from '@/lib/session/session';
import { readTyped, type Typed } from '../model/contact-data';
import { messageFieldId } from '../model/element-ids';

/** Draft notes written here, by lead. */
const useDrafts = create<Readonly<Record<string, string>>>()(() => ({}));

onPersonLeft(() => useDrafts.setState({}, true));

const nameOf = (leadId: string) => `note:${leadId}`;

export const readDraft = (leadId: string): string =>
  useDrafts.getState()[leadId] ?? drafts.read(nameOf(leadId));

/** The draft note of a lead: it survives a reload and an expired session, for the same person. */
export const useDraft = (leadId: string): string =>
  useDrafts((state) => state[leadId] ?? drafts.read(nameOf(leadId)));

export function writeDraft(leadId: string, text: string): void {
  drafts.write(nameOf(leadId), text);
  useDrafts.setState({ [leadId]: text });
}

const nobody = { leadId: '' };

/** The lead whose contact data is being corrected. */
export const useCorrecting = create(() => nobody);

onPersonLeft(() => useCorrecting.setState(nobody));

export const correctionFormId = (leadId: string) => `correct-${leadId}`;

/** Key of the draft; see `drafts.ts`. */
export const correctionDraft = (leadId: string) => `correct ${leadId}`;

/** Makes a lead's contact data editable; keys typed before the form is rendered go to its first field. */
export function startCorrecting(leadId: string): void {
  useCorrecting.setState({ leadId });
  bufferKeystrokes(() => document.activeElement?.closest(`#${correctionFormId(leadId)}`) != null);
}

export function typeCorrection(leadId: string, field: CorrectableField, typed: Typed): void {
  const draft = correctionDraft(leadId);
  writeDraft(draft, JSON.stringify({ ...readTyped(readDraft(draft)), [field]: typed }));
}

/** Closes the form and discards its draft. */
export function stopCorrecting(leadId: string): void {
  writeDraft(correctionDraft(leadId), '');
  useCorrecting.setState((state) => (state.leadId === leadId ? nobody : state));
}

type Writing = { leadId: string; channel: TemplateChannel };

const nothing: { writing: Writing | undefined } = { writing: undefined };

const useWriting = create(() => nothing);

onPersonLeft(() => useWriting.setState(nothing));

export const messageDraft = (channel: TemplateChannel, leadId: string) => `${channel} ${leadId}`;

/** Opens the composer below the lead; keys typed before it is rendered go to it. */
export function startWriting(leadId: string, channel: TemplateChannel): void {
  useWriting.setState({ writing: { leadId, channel } });
  focusField(messageFieldId(leadId));
}

/** Closes the composer, unless it is open for another lead by now. */
export const stopWriting = (leadId: string): void =>
  useWriting.setState(({ writing }) => ({ writing: writing?.leadId === leadId ? undefined : writing }));

/** The message being written to a lead: the one opened last, or an unsent draft. */
export const useWritingTo = (leadId: string): TemplateChannel | undefined =>
  useWriting(({ writing }) =>
    writing?.leadId === leadId
      ? writing.channel
      : (['email', 'whatsapp'] as const).find((channel) => drafts.read(messageDraft(channel, leadId))),
  );
