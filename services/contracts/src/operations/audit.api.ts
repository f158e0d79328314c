import { endpoint } from '../base/endpoint';
import { auditListSchema, auditQuerySchema } from './audit';

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
