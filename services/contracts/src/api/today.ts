import { endpoint } from '../endpoint';
import { roles } from '../sessions';
import { todaySchema } from '../today';

/** What is to be done today. */
export const todayApi = {
  today: endpoint({
    method: 'GET',
    path: '/api/admin/today',
    access: roles,
    scope: 'leads:read',
    status: 200,
    response: todaySchema,
  }),
};
