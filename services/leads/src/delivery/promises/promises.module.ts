import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessHoursModule } from '../../team/lead-settings/business-hours.module';
import { PromiseReminderEntity } from './promise-reminder.entity';
import { PromiseReminderJob } from './promise-reminder.job';
import { PromiseReminderRepository } from './promise-reminder.repository';
import { PromiseReminders } from './promise-reminders';

/** Reminds of promised answers; for the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([PromiseReminderEntity]), BusinessHoursModule],
  providers: [PromiseReminders, PromiseReminderJob, PromiseReminderRepository],
})
export class PromisesModule {}
