import { endpoint } from '../endpoint';
import { staffListSchema } from '../owners';
import { roles } from '../sessions';

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
