import { api, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { DashboardService } from './dashboard.service';

@Controller()
export class DashboardController {
  constructor(private readonly dashboards: DashboardService) {}

  @Route(api.dashboard)
  dashboard(@CurrentUser() user: SignedIn): Promise<ResponseOf<typeof api.dashboard>> {
    return this.dashboards.dashboard(user);
  }
}
