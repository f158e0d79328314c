import { endpoint } from '../base/endpoint';
import { roles } from '../base/sessions';
import { dashboardSchema } from '../leads/leads';
import { monthReportQuerySchema, monthReportSchema } from './month-report';
import { reportQuerySchema, reportSchema } from './reports';

/** Figures about leads. */
export const reportsApi = {
  dashboard: endpoint({
    method: 'GET',
    path: '/api/admin/dashboard',
    access: roles,
    scope: 'reports:read',
    status: 200,
    response: dashboardSchema,
  }),
  report: endpoint({
    method: 'GET',
    path: '/api/admin/reports',
    access: roles,
    scope: 'reports:read',
    query: reportQuerySchema,
    status: 200,
    response: reportSchema,
    errors: ['invalid'],
  }),
  /** The owner's month: kept promises, speed, and what was won, against the month before. */
  monthReport: endpoint({
    method: 'GET',
    path: '/api/admin/reports/month',
    access: ['admin', 'manager'],
    scope: 'reports:read',
    query: monthReportQuerySchema,
    status: 200,
    response: monthReportSchema,
    errors: ['invalid'],
  }),
  /** The same as a file, a line for each row and the figures as they were counted. */
  monthCsv: endpoint({
    method: 'GET',
    path: '/api/admin/reports/month.csv',
    access: ['admin', 'manager'],
    query: monthReportQuerySchema,
    status: 200,
    stream: 'text/csv; charset=utf-8',
    errors: ['invalid'],
  }),
};
