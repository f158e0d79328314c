import * as z from 'zod/mini';
import { idSchema, isoTime, typedText } from '../base/text';
import { ownerSchema } from '../team/owners';

/** The outcome of trying to reach somebody. Any of them counts as the promised contact. */
export const contactOutcomes = {
  reached: 'Reached',
  no_answer: 'No answer',
  wrong_number: 'Wrong number',
  wrote: 'Wrote',
} as const;

export type ContactOutcome = keyof typeof contactOutcomes;

export const callOutcomes = ['reached', 'no_answer', 'wrong_number'] as const satisfies ContactOutcome[];

export const contactChannels = { call: 'Call', whatsapp: 'WhatsApp', in_person: 'In person' } as const;

export type ContactChannel = keyof typeof contactChannels;

const outcomes = Object.keys(contactOutcomes) as [ContactOutcome, ...ContactOutcome[]];
const channels = Object.keys(contactChannels) as [ContactChannel, ...ContactChannel[]];

/**
 * A call or a message to a lead, as somebody logs it: without `channel` if they did not say how; an empty note counts as none.
 */
export const newContactSchema = z.strictObject({
  outcome: z.enum(outcomes, { error: 'Please say how it went' }),
  channel: z.optional(z.enum(channels, { error: 'Please say how you tried' })),
  note: z.optional(
    typedText(
      0,
      1000,
      'A remark has at most 1,000 characters',
      'A remark must not contain control characters',
    ),
  ),
});

export const contactSchema = z.object({
  id: idSchema,
  outcome: z.enum(outcomes),
  channel: z.nullable(z.enum(channels)),
  note: z.nullable(z.string()),
  author: ownerSchema,
  createdAt: isoTime,
});

export type Contact = z.infer<typeof contactSchema>;

/** A contact in words: `Call: Reached`, or `Reached` without a channel. */
export const contactWords = ({ channel, outcome }: Pick<Contact, 'channel' | 'outcome'>): string =>
  channel ? `${contactChannels[channel]}: ${contactOutcomes[outcome]}` : contactOutcomes[outcome];
