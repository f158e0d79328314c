import { OutgoingEmailEntity } from '@golghar/platform/mail';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessHoursModule } from '../business-hours/business-hours.module';
import { PromiseReminderEntity } from './promise-reminder.entity';
import { PromiseReminderRepository } from './promise-reminder.repository';
import { PromiseReminderTask } from './promise-reminder.task';
import { PromiseReminders } from './promise-reminders';

/** Reminds of promised answers; for the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([PromiseReminderEntity, OutgoingEmailEntity]), BusinessHoursModule],
  providers: [PromiseReminders, PromiseReminderTask, PromiseReminderRepository],
  exports: [PromiseReminderRepository],
})
export class PromisesModule {}
