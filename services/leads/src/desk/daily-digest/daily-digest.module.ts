import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessHoursModule } from '../../team/business-hours/business-hours.module';
import { DailyDigestEntity } from './daily-digest.entity';
import { DailyDigestJob } from './daily-digest.job';
import { DailyDigestRepository } from './daily-digest.repository';
import { DailyDigests } from './daily-digests';

/** Says each morning what there is to do; for the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([DailyDigestEntity]), BusinessHoursModule],
  providers: [DailyDigests, DailyDigestRepository, DailyDigestJob],
  exports: [DailyDigestRepository],
})
export class DailyDigestModule {}
