import { endpoint } from '../base/endpoint';
import { alertLinkSchema, openedAlertLinkSchema } from './alert-links';

/** Pages for a browser that need no script: whoever has a link of the mail about an enquiry acts as its recipient. */
export const alertLinksApi = {
  /** Asks for the press, and changes nothing: mail programs open links by themselves. */
  openAlertLink: endpoint({
    method: 'GET',
    path: '/api/admin/alert-links',
    access: 'public',
    query: openedAlertLinkSchema,
    status: 200,
    stream: 'text/html; charset=utf-8',
    errors: ['invalid'],
  }),
  /** Does what the link says, or says why not. */
  useAlertLink: endpoint({
    method: 'POST',
    path: '/api/admin/alert-links',
    access: 'public',
    form: 'fields',
    request: alertLinkSchema,
    status: 200,
    stream: 'text/html; charset=utf-8',
    errors: ['invalid'],
  }),
};
