import { Module } from '@nestjs/common';
import { BusinessHoursModule } from '../business-hours/business-hours.module';
import { LeadSettingsModule } from '../lead-settings/lead-settings.module';
import { MonthReportService } from './month-report.service';
import { ReportController } from './report.controller';
import { ReportRepository } from './report.repository';
import { ReportService } from './report.service';

@Module({
  imports: [LeadSettingsModule, BusinessHoursModule],
  controllers: [ReportController],
  providers: [ReportService, ReportRepository, MonthReportService],
})
export class ReportsModule {}
