import { endpoint } from '../base/endpoint';
import { roles } from '../base/sessions';
import { alertHealthSchema, operationsSchema, parkedAlertsSchema } from './operations';

/** How the product itself is doing. */
export const operationsApi = {
  readOperations: endpoint({
    method: 'GET',
    path: '/api/admin/operations',
    access: ['admin'],
    status: 200,
    response: operationsSchema,
  }),
  readAlertHealth: endpoint({
    method: 'GET',
    path: '/api/admin/operations/alert-health',
    access: roles,
    status: 200,
    response: alertHealthSchema,
  }),
  /** Queues all parked alerts again. */
  retryParkedAlerts: endpoint({
    method: 'POST',
    path: '/api/admin/operations/parked-alerts/retry',
    access: ['admin'],
    status: 200,
    response: parkedAlertsSchema,
  }),
  /** Forgets all parked alerts; their leads stay as they are. */
  discardParkedAlerts: endpoint({
    method: 'POST',
    path: '/api/admin/operations/parked-alerts/discard',
    access: ['admin'],
    status: 200,
    response: parkedAlertsSchema,
  }),
};
