import { endpoint } from '../base/endpoint';
import { idParams, languageQuerySchema } from '../base/text';
import {
  newsletterReceiptSchema,
  newsletterSchema,
  newsletterTokenSchema,
  subscriberListSchema,
} from './newsletter';

/** The newsletter. */
export const newsletterApi = {
  subscribe: endpoint({
    method: 'POST',
    path: '/api/newsletter',
    access: 'public',
    query: languageQuerySchema,
    request: newsletterSchema,
    status: 202,
    response: newsletterReceiptSchema,
    errors: ['invalid', 'too_many_requests'],
  }),
  /** What a page sends whose script never came. */
  subscribeByForm: endpoint({
    method: 'POST',
    path: '/api/newsletter/form',
    access: 'public',
    query: languageQuerySchema,
    request: newsletterSchema,
    form: 'fields',
    status: 303,
  }),
  confirmSubscription: endpoint({
    method: 'POST',
    path: '/api/newsletter/confirm',
    access: 'public',
    request: newsletterTokenSchema,
    status: 204,
    errors: ['invalid', 'not_found'],
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    access: 'public',
    request: newsletterTokenSchema,
    status: 204,
    errors: ['invalid', 'not_found'],
  }),
  unsubscribeAtOnce: endpoint({
    method: 'POST',
    path: '/api/newsletter/one-click',
    access: 'public',
    query: newsletterTokenSchema,
    form: 'unread',
    status: 204,
    errors: ['invalid'],
  }),
  listSubscribers: endpoint({
    method: 'GET',
    path: '/api/admin/newsletter/subscribers',
    access: ['admin'],
    status: 200,
    response: subscriberListSchema,
  }),
  /** Takes somebody off the list, as their own link to leave would. */
  removeSubscriber: endpoint({
    method: 'DELETE',
    path: '/api/admin/newsletter/subscribers/:id',
    access: ['admin'],
    params: idParams,
    status: 204,
    errors: ['not_found'],
  }),
};
