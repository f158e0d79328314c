import * as z from 'zod/mini';
import { isoTime } from '../base/text';

/** Of what one more would have been too many: to this mailbox, for this network, to this domain, or on this day at all. */
export const thankYouLimits = ['mailbox', 'network', 'domain', 'day'] as const;

export type ThankYouLimit = (typeof thankYouLimits)[number];

/** What became of the e-mail that thanks whoever sent an enquiry. */
export const thankYouSchema = z.object({
  createdAt: isoTime,
  /** limited: too many were sent already, so that this one was not; `limitedBy` says of what. */
  state: z.enum(['queued', 'sent', 'failed', 'cancelled', 'limited']),
  limitedBy: z.nullable(z.enum(thankYouLimits)),
  /** What the mail server answered last, or why it could not be reached. */
  smtpResponse: z.nullable(z.string()),
});

export type ThankYou = z.infer<typeof thankYouSchema>;
