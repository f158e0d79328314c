import * as z from 'zod/mini';
import { endpoint, type RequestOf } from '../base/endpoint';
import { linkTokenSchema } from '../team/accounts';

/** What the links in the mail about an enquiry do, as their buttons say. */
export const alertActions = {
  take: 'Take it',
  reached: 'Reached',
  no_answer: 'No answer',
  spam: 'Spam',
} as const;

export type AlertAction = keyof typeof alertActions;

export const alertActionNames = Object.keys(alertActions) as [AlertAction, ...AlertAction[]];

export const alertLinkDays = 7;

/** Pages that need no script: whoever has a link from the mail about an enquiry acts as its recipient. */
export const alertLinksApi = {
  /** Shows a button and changes nothing: mail programs open links by themselves. */
  openAlertLink: endpoint('GET /api/admin/alert-links', 'public', {
    /** The address of a link, which may not have been copied whole. */
    query: z.object({ token: z.optional(z.string()), action: z.optional(z.string()) }),
    stream: 'text/html; charset=utf-8',
  }),
  /** Does what the link says, or says why not. Each works once. */
  useAlertLink: endpoint('POST /api/admin/alert-links', 'public', {
    form: 'fields',
    request: z.strictObject({ token: linkTokenSchema, action: z.enum(alertActionNames) }),
    stream: 'text/html; charset=utf-8',
  }),
};

/** A link of the mail: its token and its action. */
export type AlertLink = RequestOf<typeof alertLinksApi.useAlertLink>;
