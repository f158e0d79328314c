import { api, type QueryOf, type ResponseOf } from '@golghar/contracts';
import { RequestQuery, Route } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { ReportService } from './report.service';

@Controller()
export class ReportController {
  constructor(private readonly reports: ReportService) {}

  @Route(api.report)
  report(@RequestQuery() period: QueryOf<typeof api.report>): Promise<ResponseOf<typeof api.report>> {
    return this.reports.report(period);
  }
}
