import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { bulkProgressSchema, bulkRequestSchema } from './bulk';

/** Many leads at once. */
export const bulkApi = {
  /** Changes many leads; answers with lines of progress. Deleting is for admins and managers. */
  bulkChange: endpoint('POST /api/admin/submissions/bulk', roles, {
    scope: 'leads:write',
    request: bulkRequestSchema,
    response: bulkProgressSchema,
    stream: 'application/x-ndjson',
    errors: ['not_allowed'],
  }),
  /** Puts back what a bulk change of the same person did, within a day. */
  undoBulkChange: endpoint('POST /api/admin/submissions/bulk/:id/undo', roles, {
    scope: 'leads:write',
    response: bulkProgressSchema,
    stream: 'application/x-ndjson',
  }),
};
