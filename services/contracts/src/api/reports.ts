import { endpoint } from '../endpoint';
import { dashboardSchema } from '../leads';
import { reportQuerySchema, reportSchema } from '../reports';
import { roles } from '../sessions';

/** Figures about leads. */
export const reportsApi = {
  dashboard: endpoint({
    method: 'GET',
    path: '/api/admin/dashboard',
    access: roles,
    status: 200,
    response: dashboardSchema,
  }),
  report: endpoint({
    method: 'GET',
    path: '/api/admin/reports',
    access: roles,
    query: reportQuerySchema,
    status: 200,
    response: reportSchema,
    errors: ['invalid'],
  }),
};
