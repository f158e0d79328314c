import { api } from '@golghar/contracts';
import { CurrentUser, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { OperationsService } from './operations.service';

@Controller()
export class OperationsController {
  constructor(private readonly operations: OperationsService) {}

  @Route(api.readOperations)
  read() {
    return this.operations.read();
  }

  @Route(api.readAlertHealth)
  alertHealth() {
    return this.operations.alertHealth();
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
