import type { TemplateChannel } from '@golghar/contracts';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { bufferKeystrokes, focusField } from '@/lib/buffer-keystrokes';
import { drafts, onPersonLeft } from '@/lib/session/session';
import { sessionStore } from '@/lib/storage';
import { messageFieldId } from '../model/element-ids';

/** Unsent input by its name, such as the id of the lead for a note: it survives a reload, for the same person. */
export const useDraft = (name: string): string =>
  useSyncExternalStore(sessionStore.subscribe, () => drafts.read(name));

const nobody = { leadId: '' };

export const useCorrecting = create(() => nobody);

onPersonLeft(() => useCorrecting.setState(nobody));

export const correctionFormId = (leadId: string) => `correct-${leadId}`;

export const correctionDraft = (leadId: string) => `correct ${leadId}`;

/** Makes a lead's contact data editable; keys typed before the form is rendered go to its first field. */
export function startCorrecting(leadId: string): void {
  useCorrecting.setState({ leadId });
  bufferKeystrokes(() => document.activeElement?.closest(`#${correctionFormId(leadId)}`) != null);
}

export const stopCorrecting = (leadId: string): void =>
  useCorrecting.setState((state) => (state.leadId === leadId ? nobody : state));

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
