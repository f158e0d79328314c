import { api, type QueryOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestQuery, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { LeadAccess } from '../lead-settings/lead-access';
import { ReportService } from './report.service';

@Controller()
export class ReportController {
  constructor(
    private readonly reports: ReportService,
    private readonly access: LeadAccess,
  ) {}

  @Route(api.report)
  async report(
    @RequestQuery() period: QueryOf<typeof api.report>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.report>> {
    return this.reports.report(period, await this.access.limitOf(user));
  }
}
