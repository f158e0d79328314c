import { contractController } from '@golghar/platform';
import { AuditService } from './audit.service';
import { OperationsService } from './operations.service';

/** How the product itself is doing, and who did what with it. */
export const OperationsController = contractController(
  { operations: OperationsService, audit: AuditService },
  {
    readOperations: (_, { operations }) => operations.read(),
    readAlertHealth: (_, { operations }) => operations.alertHealth(),
    listAudit: ({ query }, { audit }) => audit.page(query),
    retryParkedAlerts: ({ user }, { operations }) => operations.retryParked(user),
    discardParkedAlerts: ({ user }, { operations }) => operations.discardParked(user),
  },
);
