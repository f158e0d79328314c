import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
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

/** Pages for a browser that need no script: whoever has a link of the mail about an enquiry acts as its recipient. */
export const alertLinksApi = {
  /** Asks for the press, and changes nothing: mail programs open links by themselves. */
  openAlertLink: endpoint('GET /api/admin/alert-links', 'public', {
    /** The address of a link, which may not have been copied whole. */
    query: z.object({
      token: z.optional(z.string()),
      action: z.optional(z.string()),
    }),
    stream: 'text/html; charset=utf-8',
  }),
  /** Does what the link says, or says why not. */
  useAlertLink: endpoint('POST /api/admin/alert-links', 'public', {
    form: 'fields',
    request: alertLinkSchema,
    stream: 'text/html; charset=utf-8',
  }),
};
