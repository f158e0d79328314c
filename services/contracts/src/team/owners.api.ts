import { endpoint } from '../base/endpoint';
import { roles } from '../base/sessions';
import { staffListSchema } from './owners';

/** Who can own leads. */
export const ownersApi = {
  listStaff: endpoint({
    method: 'GET',
    path: '/api/admin/staff',
    access: roles,
    scope: 'leads:read',
    status: 200,
    response: staffListSchema,
  }),
};
