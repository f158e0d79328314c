import { managers, roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { dashboardSchema } from '../leads/leads';
import { monthReportQuerySchema, monthReportSchema } from './month-report';
import { reportQuerySchema, reportSchema } from './reports';

/** Figures about leads. */
export const reportsApi = {
  dashboard: endpoint('GET /api/admin/dashboard', roles, {
    scope: 'reports:read',
    response: dashboardSchema,
  }),
  report: endpoint('GET /api/admin/reports', roles, {
    scope: 'reports:read',
    query: reportQuerySchema,
    response: reportSchema,
  }),
  /** The owner's month: kept promises, speed, and what was won, against the month before. */
  monthReport: endpoint('GET /api/admin/reports/month', managers, {
    scope: 'reports:read',
    query: monthReportQuerySchema,
    response: monthReportSchema,
  }),
  /** The same as a file, a line for each row and the figures as they were counted. */
  monthCsv: endpoint('GET /api/admin/reports/month.csv', managers, {
    query: monthReportQuerySchema,
    stream: 'text/csv; charset=utf-8',
  }),
};
