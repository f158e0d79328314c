import { OutgoingEmailEntity } from '@golghar/platform/mail';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessCalendarEntity } from '../business-hours/business-calendar.entity';
import { BusinessCalendarRepository } from '../business-hours/business-calendar.repository';
import { PromiseReminderEntity } from './promise-reminder.entity';
import { PromiseReminderRepository } from './promise-reminder.repository';
import { PromiseReminderTask } from './promise-reminder.task';
import { PromiseReminders } from './promise-reminders';

/** Reminds of promised answers; for the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([PromiseReminderEntity, BusinessCalendarEntity, OutgoingEmailEntity])],
  providers: [PromiseReminders, PromiseReminderTask, PromiseReminderRepository, BusinessCalendarRepository],
  exports: [PromiseReminderRepository],
})
export class PromisesModule {}
