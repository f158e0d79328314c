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

/** Error for unresolved variables, which a customer must never see. */
export function variablesError(words: string): string | undefined {
  const open = [...new Set(words.match(/\{\w+\}/g))];
  if (open.length === 0) return undefined;
  return `Nothing is known for ${open.join(' and ')}: please write it out, or take it out`;
}

/** Schema of a text field: fills in the variables for a lead, and reports those left over. */
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

/** The enquiry's message, quoted below the reply. */
export const quoteOf = ({ message, submittedAt }: Pick<Submission, 'message' | 'submittedAt'>): string =>
  message && [`On ${formatMoment(submittedAt)} you wrote:`, ...message.split(/\r\n?|\n/)].join('\n> ');

/** The signature below a reply; empty if the text already ends with the name. */
export const signatureBelow = (text: string, signature: string, { name }: Author): string =>
  text.trimEnd().endsWith(name) ? '' : signature.replaceAll('{me}', name);

/** A file attached to a draft; its content is stored by id. */
const attachedFileSchema = z.object({ id: z.string(), name: z.string(), size: z.number() });

export type AttachedFile = z.infer<typeof attachedFileSchema>;

const files = z.array(attachedFileSchema);

/** Schema of an e-mail as typed; returns what is sent: the text, the signature and the quote. */
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

/** A WhatsApp message, which is sent in WhatsApp itself. */
const chatSchema = (lead: Lead, me: Author) =>
  z.object({ subject: z.string(), text: writtenWords(z.string(), lead, me), isQuoting: z.boolean(), files });

export type Words = { subject: string; text: string };

export type TypedMessage = Words & { isQuoting: boolean; files: AttachedFile[] };

/** Schema of a message as typed; returns what is sent. */
export const messageSchema = (
  channel: TemplateChannel,
  lead: Parameters<typeof replySchema>[0],
  me: Author,
  signature: string,
): z.ZodMiniType<Words, TypedMessage> =>
  channel === 'email' ? replySchema(lead, me, signature) : chatSchema(lead, me);

/** Label of a template in the list of choices; one's own are marked. */
export const templateLabel = ({ name, isShared }: ReplyTemplate): string =>
  isShared ? name : `${name} (yours)`;

/** Shorter names also occur within other text. */
const minNameLength = 3;

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Turns a reply into a template: the recipient, the reference and the author become variables. */
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
