import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessCalendarEntity } from '../business-hours/business-calendar.entity';
import { BusinessCalendarRepository } from '../business-hours/business-calendar.repository';
import { DailyDigestEntity } from './daily-digest.entity';
import { DailyDigestTask } from './daily-digest.task';
import { DailyDigests } from './daily-digests';

/** Says each morning what there is to do; for the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([DailyDigestEntity, BusinessCalendarEntity])],
  providers: [DailyDigests, DailyDigestTask, BusinessCalendarRepository],
})
export class DailyDigestModule {}
