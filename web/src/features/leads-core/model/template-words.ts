import { api, fillTemplate, type RequestOf, type Submission } from '@golghar/contracts';

type Lead = Pick<Submission, 'name' | 'service' | 'reference' | 'city'>;
type Author = { name: string };
type Errors = { subject?: string | undefined; text?: string | undefined };

/** What is wrong with words in which something still stands for what nobody knows; a customer must not read that. */
export function variablesError(words: string): string | undefined {
  const open = [...new Set(words.match(/\{\w+\}/g))];
  if (open.length === 0) return undefined;
  return `Nothing is known for ${open.join(' and ')}: please write it out, or take it out`;
}

/** An answer as it is to be sent, or what is wrong with it. */
export function readReply(
  { subject, text }: RequestOf<typeof api.addReply>,
  lead: Lead,
  me: Author,
): { reply: RequestOf<typeof api.addReply> } | { errors: Errors } {
  const words = { subject: fillTemplate(subject, lead, me), text: fillTemplate(text, lead, me) };
  const open = { subject: variablesError(words.subject), text: variablesError(words.text) };
  if (open.subject || open.text) return { errors: open };
  const reply = api.addReply.request.safeParse(words);
  if (reply.success) return { reply: reply.data };
  const errorOf = (name: string) => reply.error.issues.find(({ path }) => path[0] === name)?.message;
  return { errors: { subject: errorOf('subject'), text: errorOf('text') } };
}

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
