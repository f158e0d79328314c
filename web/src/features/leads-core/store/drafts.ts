import type { ReplyTemplate, TemplateChannel } from '@golghar/contracts';
import { useSyncExternalStore } from 'react';
import { bufferKeystrokes, focusField } from '@/lib/buffer-keystrokes';
import { drafts } from '@/lib/session/session';
import { sessionStore } from '@/lib/storage';
import { messageFieldId } from '../model/element-ids';
import { useInbox } from './inbox';

/** Unsent input by its name, such as the id of the lead for a note: it survives a reload, for the same person. */
export const useDraft = (name: string): string =>
  useSyncExternalStore(sessionStore.subscribe, () => drafts.read(name));

/** Names the form and its draft. */
export const correctionId = (leadId: string) => `correct-${leadId}`;

/** Makes a lead's contact data editable; keys typed before the form is rendered go to its first field. */
export function startCorrecting(leadId: string): void {
  useInbox.setState({ correctingId: leadId });
  bufferKeystrokes(() => document.activeElement?.closest(`#${correctionId(leadId)}`) != null);
}

export const stopCorrecting = (leadId: string): void =>
  useInbox.setState(({ correctingId }) => (correctingId === leadId ? { correctingId: '' } : {}));

export const newLeadDraft = 'new-lead';

export const messageDraft = (channel: TemplateChannel, leadId: string) => `${channel} ${leadId}`;

/** Opens the composer below the lead; keys typed before it is rendered go to it. */
export function startWriting(leadId: string, channel: TemplateChannel, template?: ReplyTemplate): void {
  useInbox.setState({ writing: { leadId, channel, template } });
  focusField(messageFieldId(leadId));
}

/** Closes the composer, unless it is open for another lead by now. */
export const stopWriting = (leadId: string): void =>
  useInbox.setState(({ writing }) => ({ writing: writing?.leadId === leadId ? undefined : writing }));

/** The message being written to a lead: the one opened last, or an unsent draft. */
export const useWritingTo = (leadId: string): TemplateChannel | undefined =>
  useInbox(({ writing }) =>
    writing?.leadId === leadId
      ? writing.channel
      : (['email', 'whatsapp'] as const).find((channel) => drafts.read(messageDraft(channel, leadId))),
  );
