import { Module } from '@nestjs/common';
import { BusinessHoursModule } from '../../team/lead-settings/business-hours.module';
import { StaffDirectoryModule } from '../../team/staff/staff.module';
import { DailyDigestJob } from './daily-digest.job';
import { DailyDigests } from './daily-digests';

/** Says each morning what there is to do; for the worker. */
@Module({
  imports: [BusinessHoursModule, StaffDirectoryModule],
  providers: [DailyDigests, DailyDigestJob],
})
export class DailyDigestModule {}
