import { endpoint } from '../base/endpoint';
import { roles } from '../base/sessions';
import { todaySchema } from './today';

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
