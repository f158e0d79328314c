import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { staffListSchema } from './owners';

/** Who can own leads. */
export const ownersApi = {
  listStaff: endpoint('GET /api/admin/staff', roles, { scope: 'leads:read', response: staffListSchema }),
};
