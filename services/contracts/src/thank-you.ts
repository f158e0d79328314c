import * as z from 'zod/mini';
import { isoTime } from './text';

/** What became of the e-mail that thanks whoever sent an enquiry. Nobody knows the state after a month. */
export const thankYouSchema = z.object({
  createdAt: isoTime,
  /** limited: the address was thanked often enough that day, so that nothing was sent. */
  state: z.nullable(z.enum(['queued', 'sent', 'failed', 'cancelled', 'limited'])),
  /** What the mail server answered last, or why it could not be reached. */
  smtpResponse: z.nullable(z.string()),
});

export type ThankYou = z.infer<typeof thankYouSchema>;
