import * as z from 'zod/mini';
import { isoTime } from '../base/text';

/** Request header by which the product's own enquiry shows that it is one: a word that is good once. */
export const canaryHeader = 'x-canary-token';

/** An enquiry that the product sent itself, and how far it came. */
export const canaryRunSchema = z.object({
  startedAt: isoTime,
  state: z.enum(['running', 'passed', 'failed']),
  /** From the first byte to the mail server's answer; null unless it passed. */
  seconds: z.nullable(z.number()),
  /** Where it got stuck and what was said there. */
  failure: z.nullable(z.string()),
});

export type CanaryRun = z.infer<typeof canaryRunSchema>;
