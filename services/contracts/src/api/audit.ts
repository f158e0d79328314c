import { auditListSchema, auditQuerySchema } from '../audit';
import { endpoint } from '../endpoint';
import { historyCheckSchema } from '../history';

/** Who did what. */
export const auditApi = {
  listAudit: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    access: ['admin'],
    query: auditQuerySchema,
    status: 200,
    response: auditListSchema,
    errors: ['invalid'],
  }),
  /** Looks at every sealed entry of the history now. */
  checkHistory: endpoint({
    method: 'GET',
    path: '/api/admin/audit/history',
    access: ['admin'],
    status: 200,
    response: historyCheckSchema,
  }),
};
