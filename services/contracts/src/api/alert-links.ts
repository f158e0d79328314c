import { alertLinkSchema, openAlertLinkSchema } from '../alert-links';
import { endpoint } from '../endpoint';

/** not_allowed: the recipient can't sign in any more; conflict: used, or somebody has done it already. */
const errors = ['invalid', 'not_found', 'not_allowed', 'deleted', 'conflict'] as const;

/** Links in the mail about an enquiry: whoever has one acts as its recipient. */
export const alertLinksApi = {
  /** Changes nothing: mail programs open links by themselves. */
  checkAlertLink: endpoint({
    method: 'POST',
    path: '/api/admin/alert-links/check',
    access: 'public',
    request: alertLinkSchema,
    status: 200,
    response: openAlertLinkSchema,
    errors,
  }),
  useAlertLink: endpoint({
    method: 'POST',
    path: '/api/admin/alert-links/use',
    access: 'public',
    request: alertLinkSchema,
    status: 204,
    errors,
  }),
};
