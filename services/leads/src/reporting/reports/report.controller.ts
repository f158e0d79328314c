import { Readable } from 'node:stream';
import { api, type QueryOf } from '@golghar/contracts';
import { CurrentUser, type Reply, RequestQuery, Route, type SignedIn } from '@golghar/platform';
import { Controller, Res } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessHours } from '../../team/lead-settings/business-hours';
import { LeadAccess } from '../../team/lead-settings/lead-access';
import { monthCsv } from './month-csv';
import { monthReport } from './month-report';
import { periodReport } from './period-report';

@Controller()
export class ReportController {
  constructor(
    private readonly database: DataSource,
    private readonly hours: BusinessHours,
    private readonly access: LeadAccess,
  ) {}

  @Route(api.report)
  async report(@RequestQuery() period: QueryOf<typeof api.report>, @CurrentUser() user: SignedIn) {
    const visibleTo = await this.access.limitOf(user);
    return periodReport(this.database.manager, period, this.hours.current, visibleTo);
  }

  @Route(api.monthReport)
  month(@RequestQuery() { month }: QueryOf<typeof api.monthReport>) {
    return monthReport(this.database.manager, month);
  }

  @Route(api.monthCsv)
  async csv(
    @RequestQuery() { month }: QueryOf<typeof api.monthCsv>,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    reply.header('content-disposition', `attachment; filename="month-${month}.csv"`);
    return Readable.from([monthCsv(await this.month({ month }))]);
  }
}
