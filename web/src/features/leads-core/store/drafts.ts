import type { ReplyTemplate, TemplateChannel } from '@golghar/contracts';
import { create } from 'zustand';
import { bufferKeystrokes, focusField } from '@/lib/buffer-keystrokes';
import { useWindow } from '@/lib/hooks/use-browser-state';
import { randomKey } from '@/lib/random-key';
import { drafts, onPersonLeft } from '@/lib/session/session';
import { messageFieldId } from '../model/element-ids';
import type { AttachedFile } from '../model/template-words';
import { useInbox } from './inbox';

/** Unsent input by its name, such as the id of the lead for a note: it survives a reload, for the same person. */
export const useDraft = (name: string): string => useWindow('storage', () => drafts.read(name), '');

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

/** Content of files attached here, by id: a draft survives a reload, its files don't. */
const contents = new Map<string, File>();

export function attachFile(file: File): AttachedFile {
  const id = randomKey();
  contents.set(id, file);
  return { id, name: file.name, size: file.size };
}

/** Whether the content was lost in a reload. */
export const isLost = ({ id }: AttachedFile): boolean => !contents.has(id);

/** The file no longer exists, or the browser may not read it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** A file as it is sent. @throws UnreadableFile */
export async function encodeFile({ id, name }: AttachedFile): Promise<{ name: string; content: string }> {
  const reader = new FileReader();
  const file = contents.get(id);
  if (file)
    await new Promise((resolve) => {
      reader.onloadend = resolve;
      reader.readAsDataURL(file);
    });
  if (!reader.result) throw new UnreadableFile(`${name} can’t be read any more: please attach it again.`);
  const [, content = ''] = String(reader.result).split(',');
  return { name, content };
}

type Upload = { share: number; stop: () => void };

/** Upload progress of replies being sent, by lead. */
export const useUploads = create<Record<string, Upload | undefined>>()(() => ({}));

onPersonLeft(() => {
  for (const upload of Object.values(useUploads.getState())) upload?.stop();
  contents.clear();
});
