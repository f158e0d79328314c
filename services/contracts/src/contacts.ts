import * as z from 'zod/mini';
import { idSchema, isoTime, manyLines } from './text';

/** What came of trying to reach somebody. Any of them counts as the promised contact. */
export const contactOutcomes = {
  reached: 'Reached',
  no_answer: 'No answer',
  wrong_number: 'Wrong number',
} as const;

export type ContactOutcome = keyof typeof contactOutcomes;

export const contactChannels = { call: 'Call', whatsapp: 'WhatsApp', in_person: 'In person' } as const;

export type ContactChannel = keyof typeof contactChannels;

const outcomes = Object.keys(contactOutcomes) as [ContactOutcome, ...ContactOutcome[]];
const channels = Object.keys(contactChannels) as [ContactChannel, ...ContactChannel[]];

const noteMessage = 'A remark has at most 1,000 characters';

/** A call or a message to a lead, as somebody logs it; an empty note is none. */
export const newContactSchema = z.strictObject({
  outcome: z.enum(outcomes, { error: 'Please say how it went' }),
  channel: z.enum(channels, { error: 'Please say how you tried' }),
  note: z.optional(
    z
      .string({ error: noteMessage })
      .check(
        z.trim(),
        z.maxLength(1000, noteMessage),
        manyLines('A remark must not contain control characters'),
      ),
  ),
});

export type NewContact = z.infer<typeof newContactSchema>;

export const contactSchema = z.object({
  id: idSchema,
  outcome: z.enum(outcomes),
  channel: z.enum(channels),
  note: z.nullable(z.string()),
  author: z.object({ id: idSchema, name: z.string() }),
  createdAt: isoTime,
});

export type Contact = z.infer<typeof contactSchema>;
