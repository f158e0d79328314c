import { Module } from '@nestjs/common';
import { BusinessHoursModule } from '../../team/lead-settings/business-hours.module';
import { LeadSettingsModule } from '../../team/lead-settings/lead-settings.module';
import { StaffDirectoryModule } from '../../team/staff/staff.module';
import { MonthMailJob } from './month-mail.job';
import { MonthMails } from './month-mails';

/** Mails the figures of the last month when another has begun; for the worker. */
@Module({
  imports: [BusinessHoursModule, LeadSettingsModule, StaffDirectoryModule],
  providers: [MonthMails, MonthMailJob],
})
export class MonthMailModule {}
