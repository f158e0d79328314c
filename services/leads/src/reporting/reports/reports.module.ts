import { Module } from '@nestjs/common';
import { BusinessHoursModule } from '../../team/lead-settings/business-hours.module';
import { LeadSettingsModule } from '../../team/lead-settings/lead-settings.module';
import { MonthReportModule } from './month-report.module';
import { ReportController } from './report.controller';
import { ReportRepository } from './report.repository';
import { ReportService } from './report.service';

@Module({
  imports: [LeadSettingsModule, BusinessHoursModule, MonthReportModule],
  controllers: [ReportController],
  providers: [ReportService, ReportRepository],
})
export class ReportsModule {}
