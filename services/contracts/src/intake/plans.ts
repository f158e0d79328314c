import * as z from 'zod/mini';
import { isoTime, typedLine, typedText } from '../base/text';

/** What is to be done next about a lead, and when. */
export const newNextStepSchema = z.strictObject({
  at: z.iso.datetime({ error: 'Please choose a time' }),
  text: typedLine(1, 200, 'Please write what is to be done, in at most 200 characters'),
});

export const nextStepSchema = z.object({ at: isoTime, text: z.string() });

export type NextStep = z.infer<typeof nextStepSchema>;

const valueMessage = 'Please enter whole rupees, up to 100 crore';

/** What a lead may bring, in whole rupees. */
export const leadValueSchema = z
  .int({ error: valueMessage })
  .check(z.minimum(0, valueMessage), z.maximum(1_000_000_000, valueMessage));

/** Why a lead was won or lost; an empty one is none. */
export const outcomeReasonSchema = typedText(0, 500, 'A reason has at most 500 characters');

/** The month in which a lead is expected to be decided, `2027-01`. */
export const monthSchema = z
  .string({ error: 'Please choose a month' })
  .check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Please choose a month'));
