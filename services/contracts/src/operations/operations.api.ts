import { admins, roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { alertHealthSchema, operationsSchema, parkedAlertsSchema } from './operations';

/** How the product itself is doing. */
export const operationsApi = {
  readOperations: endpoint('GET /api/admin/operations', admins, { response: operationsSchema }),
  readAlertHealth: endpoint('GET /api/admin/operations/alert-health', roles, { response: alertHealthSchema }),
  /** Queues all parked alerts again. */
  retryParkedAlerts: endpoint('POST /api/admin/operations/parked-alerts/retry', admins, {
    response: parkedAlertsSchema,
  }),
  /** Forgets all parked alerts; their leads stay as they are. */
  discardParkedAlerts: endpoint('POST /api/admin/operations/parked-alerts/discard', admins, {
    response: parkedAlertsSchema,
  }),
};
