import { api, type QueryOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestQuery, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { LeadAccess } from '../lead-settings/lead-access';
import { MonthReportService } from './month-report.service';
import { ReportService } from './report.service';

@Controller()
export class ReportController {
  constructor(
    private readonly reports: ReportService,
    private readonly months: MonthReportService,
    private readonly access: LeadAccess,
  ) {}

  @Route(api.report)
  async report(
    @RequestQuery() period: QueryOf<typeof api.report>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.report>> {
    return this.reports.report(period, await this.access.limitOf(user));
  }

  @Route(api.monthReport)
  month(
    @RequestQuery() { month }: QueryOf<typeof api.monthReport>,
  ): Promise<ResponseOf<typeof api.monthReport>> {
    return this.months.report(month);
  }
}
