import * as z from 'zod/mini';
import { linkTokenSchema } from '../team/users';

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

/** The address of a link, which may not have been copied whole. */
export const openedAlertLinkSchema = z.object({
  token: z.optional(z.string()),
  action: z.optional(z.string()),
});
