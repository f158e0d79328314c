import { auditListSchema, auditQuerySchema } from '../audit';
import { endpoint } from '../endpoint';

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
};
