import type { CorrectableField, TemplateChannel } from '@golghar/contracts';
import { create } from 'zustand';
import { bufferKeystrokes, focusField } from '@/lib/buffer-keystrokes';
import { drafts, onPersonLeft } from '@/lib/session/session';
import { readTyped, type Typed } from '../model/contact-data';
import { messageFieldId } from '../model/element-ids';

/** Notes that were begun or changed here, by lead. */
const useDrafts = create<Readonly<Record<string, string>>>()(() => ({}));

onPersonLeft(() => useDrafts.setState({}, true));

const nameOf = (leadId: string) => `note:${leadId}`;

export const readDraft = (leadId: string): string =>
  useDrafts.getState()[leadId] ?? drafts.read(nameOf(leadId));

/** The note that was begun on a lead: it outlives a reload and an expired session, for the same person. */
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
  writeDraft(correctionDraft(leadId), '');
  useCorrecting.setState((state) => (state.leadId === leadId ? nobody : state));
}

type Writing = { leadId: string; channel: TemplateChannel };

const nothing: { writing: Writing | undefined } = { writing: undefined };

const useWriting = create(() => nothing);

onPersonLeft(() => useWriting.setState(nothing));

/** Where the form of a message keeps what was typed. */
export const messageDraft = (channel: TemplateChannel, leadId: string) => `${channel} ${leadId}`;

/** Opens the words to a lead below what it says; what is typed before they are there is typed into them. */
export function startWriting(leadId: string, channel: TemplateChannel): void {
  useWriting.setState({ writing: { leadId, channel } });
  focusField(messageFieldId(leadId));
}

/** Closes them, or shows those that were just brought back; by then another lead may be written to. */
export const stopWriting = (leadId: string): void =>
  useWriting.setState(({ writing }) => ({ writing: writing?.leadId === leadId ? undefined : writing }));

/** What is being written to a lead: what was opened last, or was begun and not sent. */
export const useWritingTo = (leadId: string): TemplateChannel | undefined =>
  useWriting(({ writing }) =>
    writing?.leadId === leadId
      ? writing.channel
      : (['email', 'whatsapp'] as const).find((channel) => drafts.read(messageDraft(channel, leadId))),
  );
