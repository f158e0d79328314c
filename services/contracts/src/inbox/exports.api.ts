import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { submissionFilterSchema } from '../leads/leads';
import { exportLineSchema, exportRequestSchema } from './exports';

/** Leads as a file. */
export const exportsApi = {
  /** Every lead that the filters show, as lines like those of `exportSelection`: an address is enough for other programs. */
  exportSubmissions: endpoint('GET /api/admin/submissions/export', roles, {
    scope: 'leads:read',
    query: submissionFilterSchema,
    response: exportLineSchema,
    stream: 'application/x-ndjson',
  }),
  /** Every selected lead, one JSON object per line, newest first. Lines that tell of waiting come before, or where a reader paused. */
  exportSelection: endpoint('POST /api/admin/submissions/export', roles, {
    scope: 'leads:read',
    request: exportRequestSchema,
    response: exportLineSchema,
    stream: 'application/x-ndjson',
  }),
  /** All columns of the selected leads, as a file; the header `x-row-count` says how many, where it is known. */
  exportCsv: endpoint('POST /api/admin/submissions/export.csv', roles, {
    scope: 'leads:read',
    request: exportRequestSchema,
    stream: 'text/csv; charset=utf-8',
  }),
  exportXlsx: endpoint('POST /api/admin/submissions/export.xlsx', roles, {
    scope: 'leads:read',
    request: exportRequestSchema,
    stream: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
};
