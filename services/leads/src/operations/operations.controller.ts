import { contractController } from '@golghar/platform';
import { OperationsService } from './operations.service';

/** How the product itself is doing, and who did what with it. */
export const OperationsController = contractController(
  { operations: OperationsService },
  {
    readOperations: (_, { operations }) => operations.read(),
    readAlertHealth: (_, { operations }) => operations.alertHealth(),
    listAudit: ({ query }, { operations }) => operations.audit(query),
    retryParkedAlerts: ({ user }, { operations }) => operations.settleParked('alerts_retried', user),
    discardParkedAlerts: ({ user }, { operations }) => operations.settleParked('alerts_discarded', user),
  },
);
