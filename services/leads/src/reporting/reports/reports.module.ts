import { Module } from '@nestjs/common';
import { MonthReportRepository } from './month-report.repository';
import { MonthReportService } from './month-report.service';
import { ReportController } from './report.controller';
import { ReportRepository } from './report.repository';
import { ReportService } from './report.service';

/** A month in figures, for its page and for its e-mail. */
@Module({ providers: [MonthReportService, MonthReportRepository], exports: [MonthReportService] })
export class MonthReportModule {}

@Module({
  imports: [MonthReportModule],
  controllers: [ReportController],
  providers: [ReportService, ReportRepository],
})
export class ReportsModule {}
