import { api, fillTemplate, type Submission, type TemplateChannel } from '@golghar/contracts';
import * as z from 'zod/mini';
import { formatMoment } from '@/lib/dates';
import { escapePattern } from './match';

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

export const quoteOf = ({ message, submittedAt }: Pick<Submission, 'message' | 'submittedAt'>): string =>
  message && [`On ${formatMoment(submittedAt)} you wrote:`, ...message.split(/\r\n?|\n/)].join('\n> ');

/** The signature below a reply; empty if the text already ends with the name. */
export const signatureBelow = (text: string, signature: string, { name }: Author): string =>
  text.trimEnd().endsWith(name) ? '' : signature.replaceAll('{me}', name);

/** A file attached to a draft; its content is stored by id. */
const attachedFileSchema = z.object({ id: z.string(), name: z.string(), size: z.number() });

export type AttachedFile = z.infer<typeof attachedFileSchema>;

export type Words = { subject: string; text: string };

export type TypedMessage = Words & { isQuoting: boolean; files: AttachedFile[] };

/** Schema of a message as typed; returns what is sent: of an e-mail with the signature and the quote. */
export function messageSchema(
  channel: TemplateChannel,
  lead: Lead & Parameters<typeof quoteOf>[0],
  me: Author,
  signature: string,
): z.ZodMiniType<Words, TypedMessage> {
  const sent = api.addReply.request;
  const isMail = channel === 'email';
  const typed = z.object({
    subject: isMail ? writtenWords(sent.shape.subject, lead, me) : z.string(),
    text: writtenWords(isMail ? sent.shape.text : z.string(), lead, me),
    isQuoting: z.boolean(),
    files: z.array(attachedFileSchema),
  });
  // A WhatsApp message is sent in WhatsApp itself.
  if (!isMail) return typed;
  const signed = z.transform(({ subject, text, isQuoting }: z.infer<typeof typed>) => {
    const parts = [text, signatureBelow(text, signature, me), isQuoting ? quoteOf(lead) : ''];
    return { subject, text: parts.filter(Boolean).join('\n\n') };
  });
  return z.pipe(z.pipe(typed, signed), sent);
}

/** Shorter names also occur within other text. */
const minNameLength = 3;

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
