import { endpoint } from '../base/endpoint';
import { alertLinkSchema, openedAlertLinkSchema } from './alert-links';

/** Pages for a browser that need no script: whoever has a link of the mail about an enquiry acts as its recipient. */
export const alertLinksApi = {
  /** Asks for the press, and changes nothing: mail programs open links by themselves. */
  openAlertLink: endpoint('GET /api/admin/alert-links', 'public', {
    query: openedAlertLinkSchema,
    stream: 'text/html; charset=utf-8',
  }),
  /** Does what the link says, or says why not. */
  useAlertLink: endpoint('POST /api/admin/alert-links', 'public', {
    form: 'fields',
    request: alertLinkSchema,
    stream: 'text/html; charset=utf-8',
  }),
};
