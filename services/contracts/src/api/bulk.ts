import { bulkProgressSchema, bulkRequestSchema } from '../bulk';
import { endpoint } from '../endpoint';
import { roles } from '../sessions';
import { idParams } from '../text';

/** Many leads at once. */
export const bulkApi = {
  /** Changes many leads; answers with lines of progress. Deleting is for admins and managers. */
  bulkChange: endpoint({
    method: 'POST',
    path: '/api/admin/submissions/bulk',
    access: roles,
    scope: 'leads:write',
    request: bulkRequestSchema,
    status: 200,
    response: bulkProgressSchema,
    stream: 'application/x-ndjson',
    errors: ['invalid', 'not_allowed'],
  }),
  /** Puts back what a bulk change of the same person did, within a day. */
  undoBulkChange: endpoint({
    method: 'POST',
    path: '/api/admin/submissions/bulk/:id/undo',
    access: roles,
    scope: 'leads:write',
    params: idParams,
    status: 200,
    response: bulkProgressSchema,
    stream: 'application/x-ndjson',
    errors: ['not_found'],
  }),
};
