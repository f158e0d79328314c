import { endpoint } from '../base/endpoint';
import { roles } from '../base/sessions';
import { submissionFilterSchema } from '../leads/leads';
import { exportLineSchema, exportRequestSchema } from './exports';

/** Leads as a file. */
export const exportsApi = {
  /** Every lead that the filters show, as lines like those of `exportSelection`: an address is enough for other programs. */
  exportSubmissions: endpoint({
    method: 'GET',
    path: '/api/admin/submissions/export',
    access: roles,
    scope: 'leads:read',
    query: submissionFilterSchema,
    status: 200,
    response: exportLineSchema,
    stream: 'application/x-ndjson',
    errors: ['invalid'],
  }),
  /** Every selected lead, one JSON object per line, newest first. Lines that tell of waiting come before, or where a reader paused. */
  exportSelection: endpoint({
    method: 'POST',
    path: '/api/admin/submissions/export',
    access: roles,
    scope: 'leads:read',
    request: exportRequestSchema,
    status: 200,
    response: exportLineSchema,
    stream: 'application/x-ndjson',
    errors: ['invalid'],
  }),
  /** All columns of the selected leads, as a file; the header `x-row-count` says how many, where it is known. */
  exportCsv: endpoint({
    method: 'POST',
    path: '/api/admin/submissions/export.csv',
    access: roles,
    scope: 'leads:read',
    request: exportRequestSchema,
    status: 200,
    stream: 'text/csv; charset=utf-8',
    errors: ['invalid'],
  }),
  exportXlsx: endpoint({
    method: 'POST',
    path: '/api/admin/submissions/export.xlsx',
    access: roles,
    scope: 'leads:read',
    request: exportRequestSchema,
    status: 200,
    stream: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    errors: ['invalid'],
  }),
};
