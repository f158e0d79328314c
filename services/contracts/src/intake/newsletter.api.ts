import { admins } from '../base/access';
import { endpoint } from '../base/endpoint';
import { languageQuerySchema } from '../base/text';
import {
  newsletterReceiptSchema,
  newsletterSchema,
  newsletterTokenSchema,
  subscriberListSchema,
} from './newsletter';

/** The newsletter. */
export const newsletterApi = {
  subscribe: endpoint('POST /api/newsletter', 'public', {
    query: languageQuerySchema,
    request: newsletterSchema,
    status: 202,
    response: newsletterReceiptSchema,
    errors: ['too_many_requests'],
  }),
  /** What a page sends whose script never came. */
  subscribeByForm: endpoint('POST /api/newsletter/form', 'public', {
    form: 'fields',
    query: languageQuerySchema,
    request: newsletterSchema,
    status: 303,
  }),
  confirmSubscription: endpoint('POST /api/newsletter/confirm', 'public', {
    request: newsletterTokenSchema,
    errors: ['not_found'],
  }),
  unsubscribe: endpoint('POST /api/newsletter/unsubscribe', 'public', {
    request: newsletterTokenSchema,
    errors: ['not_found'],
  }),
  unsubscribeAtOnce: endpoint('POST /api/newsletter/one-click', 'public', {
    form: 'unread',
    query: newsletterTokenSchema,
  }),
  listSubscribers: endpoint('GET /api/admin/newsletter/subscribers', admins, {
    response: subscriberListSchema,
  }),
  /** Takes somebody off the list, as their own link to leave would. */
  removeSubscriber: endpoint('DELETE /api/admin/newsletter/subscribers/:id', admins),
};
