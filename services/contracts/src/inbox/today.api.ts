import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { todaySchema } from './today';

/** What is to be done today. */
export const todayApi = {
  today: endpoint('GET /api/admin/today', roles, { scope: 'leads:read', response: todaySchema }),
};
