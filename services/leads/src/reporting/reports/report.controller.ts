import { Readable } from 'node:stream';
import { api, type QueryOf } from '@golghar/contracts';
import { CurrentUser, type Reply, RequestQuery, Route, type SignedIn } from '@golghar/platform';
import { Controller, Res } from '@nestjs/common';
import { monthCsv } from './month-csv';
import { ReportService } from './report.service';

@Controller()
export class ReportController {
  constructor(private readonly reports: ReportService) {}

  @Route(api.report)
  report(@RequestQuery() period: QueryOf<typeof api.report>, @CurrentUser() user: SignedIn) {
    return this.reports.period(period, user);
  }

  @Route(api.monthReport)
  month(@RequestQuery() { month }: QueryOf<typeof api.monthReport>) {
    return this.reports.month(month);
  }

  @Route(api.monthCsv)
  async csv(
    @RequestQuery() { month }: QueryOf<typeof api.monthCsv>,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    reply.header('content-disposition', `attachment; filename="month-${month}.csv"`);
    return Readable.from([monthCsv(await this.reports.month(month))]);
  }
}
