import { api, type QueryOf } from '@golghar/contracts';
import { CurrentUser, RequestQuery, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { AuditService } from './audit.service';
import { OperationsService } from './operations.service';

/** How the product itself is doing, and who did what with it. */
@Controller()
export class OperationsController {
  constructor(
    private readonly operations: OperationsService,
    private readonly audit: AuditService,
  ) {}

  @Route(api.readOperations)
  read() {
    return this.operations.read();
  }

  @Route(api.readAlertHealth)
  alertHealth() {
    return this.operations.alertHealth();
  }

  @Route(api.listAudit)
  listAudit(@RequestQuery() query: QueryOf<typeof api.listAudit>) {
    return this.audit.page(query);
  }

  @Route(api.retryParkedAlerts)
  retryParked(@CurrentUser() user: SignedIn) {
    return this.operations.retryParked(user);
  }

  @Route(api.discardParkedAlerts)
  discardParked(@CurrentUser() user: SignedIn) {
    return this.operations.discardParked(user);
  }
}
