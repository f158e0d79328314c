import { admins } from '../base/access';
import { endpoint } from '../base/endpoint';
import { auditListSchema, auditQuerySchema } from './audit';

/** Who did what. */
export const auditApi = {
  listAudit: endpoint('GET /api/admin/audit', admins, { query: auditQuerySchema, response: auditListSchema }),
};
