import { contractController, listJobs } from '@golghar/platform';
import { settleParkedAlerts } from '../delivery/alerts/alerts';
import { listAudit, readAlertHealth, readOperations } from './operations.service';

export const OperationsController = contractController(
  {},
  {
    readOperations: (_, { database }) => readOperations(database.manager),
    readAlertHealth: (_, { database }) => readAlertHealth(database.manager),
    listLeadsJobs: (_, { database }) => listJobs(database.manager),
    listAudit: ({ query }, { database }) => listAudit(database.manager, query),
  },
  {
    retryParkedAlerts: ({ user }, { manager }) => settleParkedAlerts(manager, 'alerts_retried', user),
    discardParkedAlerts: ({ user }, { manager }) => settleParkedAlerts(manager, 'alerts_discarded', user),
  },
);
