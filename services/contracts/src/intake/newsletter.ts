import * as z from 'zod/mini';
import { admins } from '../base/access';
import { endpoint, type ResponseOf } from '../base/endpoint';
import { fieldMessages as messages } from '../base/field-messages';
import { emailAddress, idSchema, isoTime, languageQuerySchema } from '../base/text';
import { newsletterPaths } from './newsletter-paths';

const newsletterSchema = z.strictObject({ email: emailAddress(messages.email) });

/** The token in a subscriber's own links: 128 random bits as base64url. */
const newsletterTokenSchema = z.strictObject({
  token: z.string().check(z.regex(/^[\w-]{22}$/, 'This link is not complete')),
});

const byToken = { request: newsletterTokenSchema, errors: ['not_found'] } as const;

export const newsletterApi = {
  subscribe: endpoint('POST /api/newsletter', 'public', {
    query: languageQuerySchema,
    request: newsletterSchema,
    status: 202,
    /** The same for everybody: whether an address is on the list is nobody else's business. */
    response: z.object({ message: z.string() }),
    errors: ['too_many_requests'],
  }),
  /** What a page sends whose script never loaded. */
  subscribeByForm: endpoint('POST /api/newsletter/form', 'public', {
    form: 'fields',
    query: languageQuerySchema,
    request: newsletterSchema,
    status: 303,
  }),
  confirmSubscription: endpoint(`POST /api${newsletterPaths.confirm}`, 'public', byToken),
  unsubscribe: endpoint(`POST /api${newsletterPaths.unsubscribe}`, 'public', byToken),
  unsubscribeAtOnce: endpoint('POST /api/newsletter/one-click', 'public', {
    form: 'unread',
    query: newsletterTokenSchema,
  }),
  /** Those who confirmed; `unsubscribeUrl` belongs in the List-Unsubscribe header of each e-mail (RFC 8058). */
  listSubscribers: endpoint('GET /api/admin/newsletter/subscribers', admins, {
    response: z.object({
      subscribers: z.array(
        z.object({ id: idSchema, email: z.string(), confirmedAt: isoTime, unsubscribeUrl: z.string() }),
      ),
    }),
  }),
  /** Takes somebody off the list, as their own unsubscribe link would. */
  removeSubscriber: endpoint('DELETE /api/admin/newsletter/subscribers/:id', admins),
};

export type Subscriber = ResponseOf<typeof newsletterApi.listSubscribers>['subscribers'][number];
