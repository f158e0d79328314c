import { api, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { OperationsService } from './operations.service';

@Controller()
export class OperationsController {
  constructor(private readonly operations: OperationsService) {}

  @Route(api.readOperations)
  read(): Promise<ResponseOf<typeof api.readOperations>> {
    return this.operations.read();
  }

  @Route(api.readAlertHealth)
  alertHealth(): Promise<ResponseOf<typeof api.readAlertHealth>> {
    return this.operations.alertHealth();
  }

  @Route(api.retryParkedAlerts)
  async retryParked(@CurrentUser() user: SignedIn): Promise<ResponseOf<typeof api.retryParkedAlerts>> {
    return { count: await this.operations.retryParked(user) };
  }

  @Route(api.discardParkedAlerts)
  async discardParked(@CurrentUser() user: SignedIn): Promise<ResponseOf<typeof api.discardParkedAlerts>> {
    return { count: await this.operations.discardParked(user) };
  }
}
