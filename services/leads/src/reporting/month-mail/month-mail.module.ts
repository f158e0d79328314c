import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessHoursModule } from '../../team/business-hours/business-hours.module';
import { LeadSettingsModule } from '../../team/lead-settings/lead-settings.module';
import { MonthReportModule } from '../reports/month-report.module';
import { MonthMailEntity } from './month-mail.entity';
import { MonthMailJob } from './month-mail.job';
import { MonthMailRepository } from './month-mail.repository';
import { MonthMails } from './month-mails';

/** Mails the figures of the last month when another has begun; for the worker. */
@Module({
  imports: [
    TypeOrmModule.forFeature([MonthMailEntity]),
    BusinessHoursModule,
    LeadSettingsModule,
    MonthReportModule,
  ],
  providers: [MonthMails, MonthMailJob, MonthMailRepository],
  exports: [MonthMailRepository],
})
export class MonthMailModule {}
