import {
  api,
  fillTemplate,
  type ReplyTemplate,
  type Submission,
  type TemplateChannel,
} from '@golghar/contracts';
import * as z from 'zod/mini';
import { formatMoment } from '@/lib/dates';

type Lead = Pick<Submission, 'name' | 'service' | 'reference' | 'city'>;
type Author = { name: string };

/** What is wrong with words in which something still stands for what nobody knows; a customer must not read that. */
export function variablesError(words: string): string | undefined {
  const open = [...new Set(words.match(/\{\w+\}/g))];
  if (open.length === 0) return undefined;
  return `Nothing is known for ${open.join(' and ')}: please write it out, or take it out`;
}

/** What a field takes of words for a lead, and gives as they are to be read; where something stands open it says so. */
const writtenWords = (schema: z.ZodMiniType<string, string>, lead: Lead, me: Author) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((words: string, { issues }) => {
        const filled = fillTemplate(words, lead, me);
        const message = variablesError(filled);
        if (message) issues.push({ code: 'custom', message, input: words });
        return filled;
      }),
    ),
    schema,
  );

/** What somebody wrote, below the answer to it. */
export const quoteOf = ({ message, submittedAt }: Pick<Submission, 'message' | 'submittedAt'>): string =>
  message && [`On ${formatMoment(submittedAt)} you wrote:`, ...message.split(/\r\n?|\n/)].join('\n> ');

/** What stands below an answer; who has signed it already is not named twice. */
export const signatureBelow = (text: string, signature: string, { name }: Author): string =>
  text.trimEnd().endsWith(name) ? '' : signature.replaceAll('{me}', name);

/** A file that was attached to a draft; what it holds is known by its id. */
const attachedFileSchema = z.object({ id: z.string(), name: z.string(), size: z.number() });

export type AttachedFile = z.infer<typeof attachedFileSchema>;

const files = z.array(attachedFileSchema);

/** An e-mail as it is typed, and as it is to be sent: the words, the signature, and what they answer. */
const replySchema = (lead: Lead & Parameters<typeof quoteOf>[0], me: Author, signature: string) =>
  z.pipe(
    z.pipe(
      z.object({
        subject: writtenWords(api.addReply.request.shape.subject, lead, me),
        text: writtenWords(api.addReply.request.shape.text, lead, me),
        isQuoting: z.boolean(),
        files,
      }),
      z.transform(({ subject, text, isQuoting }) => {
        const parts = [text, signatureBelow(text, signature, me), isQuoting ? quoteOf(lead) : ''];
        return { subject, text: parts.filter(Boolean).join('\n\n') };
      }),
    ),
    api.addReply.request,
  );

/** A message for WhatsApp, which is sent there. */
const chatSchema = (lead: Lead, me: Author) =>
  z.object({ subject: z.string(), text: writtenWords(z.string(), lead, me), isQuoting: z.boolean(), files });

export type Words = { subject: string; text: string };

/** What is typed to a lead. */
export type TypedMessage = Words & { isQuoting: boolean; files: AttachedFile[] };

/** What is typed to a lead, and gives what is to be sent. */
export const messageSchema = (
  channel: TemplateChannel,
  lead: Parameters<typeof replySchema>[0],
  me: Author,
  signature: string,
): z.ZodMiniType<Words, TypedMessage> =>
  channel === 'email' ? replySchema(lead, me, signature) : chatSchema(lead, me);

/** How a template is called where one chooses: one's own say so. */
export const templateLabel = ({ name, isShared }: ReplyTemplate): string =>
  isShared ? name : `${name} (yours)`;

/** Shorter ones stand in other words, too. */
const minNameLength = 3;

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words of an answer for later ones: who it went to, its reference and who wrote it become variables. */
export function toTemplateWords(words: string, { name, reference }: Lead, me: Author): string {
  const parts = [
    [reference, '{reference}'],
    [name.trim(), '{name}'],
    [me.name, '{me}'],
  ] as const;
  return parts.reduce((template, [part, variable]) => {
    if (part.length < minNameLength) return template;
    const whole = new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}{])${escapePattern(part)}(?![\\p{L}\\p{M}\\p{N}}])`,
      'gu',
    );
    return template.replaceAll(whole, () => variable);
  }, words);
}
