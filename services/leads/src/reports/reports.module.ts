import { Module } from '@nestjs/common';
import { LeadSettingsModule } from '../lead-settings/lead-settings.module';
import { ReportController } from './report.controller';
import { ReportRepository } from './report.repository';
import { ReportService } from './report.service';

@Module({
  imports: [LeadSettingsModule],
  controllers: [ReportController],
  providers: [ReportService, ReportRepository],
})
export class ReportsModule {}
