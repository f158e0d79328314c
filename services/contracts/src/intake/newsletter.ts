import * as z from 'zod/mini';
import { fieldMessages as messages } from '../base/field-messages';
import { emailAddress, idSchema, isoTime } from '../base/text';

export const newsletterSchema = z.strictObject({ email: emailAddress(messages.email) });

export type NewsletterRequest = z.infer<typeof newsletterSchema>;

/** The same for everybody: whether an address is on the list is nobody else's business. */
export const newsletterReceiptSchema = z.object({ message: z.string() });

/** The token in a subscriber's own links: 128 random bits as base64url. */
export const newsletterTokenSchema = z.strictObject({
  token: z.string().check(z.regex(/^[\w-]{22}$/, 'This link is not complete')),
});

/** Someone who confirmed; `unsubscribeUrl` goes into the List-Unsubscribe header of each e-mail (RFC 8058). */
export const subscriberSchema = z.object({
  id: idSchema,
  email: z.string(),
  confirmedAt: isoTime,
  unsubscribeUrl: z.string(),
});

export type Subscriber = z.infer<typeof subscriberSchema>;

export const subscriberListSchema = z.object({ subscribers: z.array(subscriberSchema) });
