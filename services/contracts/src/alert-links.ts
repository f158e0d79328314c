import * as z from 'zod/mini';
import { serviceKeys } from './enquiry';
import { idSchema, isoTime } from './text';
import { linkTokenSchema } from './users';

/** What the links in the mail about an enquiry do, as their buttons say it. */
export const alertActions = {
  take: 'Take it',
  reached: 'Reached',
  no_answer: 'No answer',
  spam: 'Spam',
} as const;

export type AlertAction = keyof typeof alertActions;

export const alertActionNames = Object.keys(alertActions) as [AlertAction, ...AlertAction[]];

/** Days until the links in the mail about an enquiry expire. */
export const alertLinkDays = 7;

/** A link of the mail: its token, and which of the actions. Each works once. */
export const alertLinkSchema = z.strictObject({ token: linkTokenSchema, action: z.enum(alertActionNames) });

export type AlertLink = z.infer<typeof alertLinkSchema>;

/** What a link that works would do, and as whom. */
export const openAlertLinkSchema = z.object({
  action: z.enum(alertActionNames),
  recipient: z.object({ name: z.string() }),
  lead: z.object({
    id: idSchema,
    reference: z.string(),
    name: z.string(),
    city: z.nullable(z.string()),
    service: z.enum(serviceKeys),
    submittedAt: isoTime,
  }),
  expiresAt: isoTime,
});

export type OpenAlertLink = z.infer<typeof openAlertLinkSchema>;
