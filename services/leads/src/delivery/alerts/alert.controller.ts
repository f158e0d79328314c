import { api, type ParamsOf } from '@golghar/contracts';
import { CurrentUser, RequestParams, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { ResendService } from './resend.service';

@Controller()
export class AlertController {
  constructor(private readonly alerts: ResendService) {}

  @Route(api.resendAlert)
  resend(
    @RequestParams() { id, alertId }: ParamsOf<typeof api.resendAlert>,
    @CurrentUser() user: SignedIn,
  ): Promise<void> {
    return this.alerts.resend(id, alertId, user);
  }
}
