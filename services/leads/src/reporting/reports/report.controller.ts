import { Readable } from 'node:stream';
import { api, type QueryOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, type Reply, RequestQuery, Route, type SignedIn } from '@golghar/platform';
import { Controller, Res } from '@nestjs/common';
import { LeadAccess } from '../../team/lead-settings/lead-access';
import { monthCsv } from './month-csv';
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

  @Route(api.monthCsv)
  async csv(
    @RequestQuery() { month }: QueryOf<typeof api.monthCsv>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Readable> {
    reply.header('content-disposition', `attachment; filename="month-${month}.csv"`);
    return Readable.from([monthCsv(await this.months.report(month))]);
  }
}
