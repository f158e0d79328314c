import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessCalendarEntity } from '../business-hours/business-calendar.entity';
import { BusinessCalendarRepository } from '../business-hours/business-calendar.repository';
import { LeadSettingsEntity } from '../lead-settings/lead-settings.entity';
import { LeadSettingsRepository } from '../lead-settings/lead-settings.repository';
import { MonthReportModule } from '../reports/month-report.module';
import { MonthMailEntity } from './month-mail.entity';
import { MonthMailRepository } from './month-mail.repository';
import { MonthMailTask } from './month-mail.task';
import { MonthMails } from './month-mails';

/** Mails the figures of the last month when another has begun; for the worker. */
@Module({
  imports: [
    MonthReportModule,
    TypeOrmModule.forFeature([MonthMailEntity, BusinessCalendarEntity, LeadSettingsEntity]),
  ],
  providers: [
    MonthMails,
    MonthMailTask,
    MonthMailRepository,
    BusinessCalendarRepository,
    LeadSettingsRepository,
  ],
  exports: [MonthMailRepository],
})
export class MonthMailModule {}
