import { endpoint } from '../base/endpoint';
import { roles } from '../base/sessions';
import { idParams } from '../base/text';
import { bulkProgressSchema, bulkRequestSchema } from './bulk';

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
