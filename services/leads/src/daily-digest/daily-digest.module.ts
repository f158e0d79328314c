import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessHoursModule } from '../business-hours/business-hours.module';
import { DailyDigestEntity } from './daily-digest.entity';
import { DailyDigestRepository } from './daily-digest.repository';
import { DailyDigestTask } from './daily-digest.task';
import { DailyDigests } from './daily-digests';

/** Says each morning what there is to do; for the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([DailyDigestEntity]), BusinessHoursModule],
  providers: [DailyDigests, DailyDigestRepository, DailyDigestTask],
  exports: [DailyDigestRepository],
})
export class DailyDigestModule {}
