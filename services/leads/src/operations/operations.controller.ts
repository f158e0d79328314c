import { contractController } from '@golghar/platform';
import { AlertService } from '../delivery/alerts/alert.service';
import { OperationsService } from './operations.service';

/** How the product itself is doing, and who did what with it. */
export const OperationsController = contractController(
  { operations: OperationsService, alerts: AlertService },
  {
    readOperations: (_, { operations }) => operations.read(),
    readAlertHealth: (_, { operations }) => operations.alertHealth(),
    listAudit: ({ query }, { operations }) => operations.audit(query),
    retryParkedAlerts: ({ user }, { alerts }) => alerts.settleParked('alerts_retried', user),
    discardParkedAlerts: ({ user }, { alerts }) => alerts.settleParked('alerts_discarded', user),
  },
);
