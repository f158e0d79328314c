import type { ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { PromiseReminders } from './promise-reminders';

/** Looks for promises of which half of the time, or all of it, is over. */
@Injectable()
export class PromiseReminderJob implements ScheduledJob {
  readonly name = 'reminders of promises';
  readonly schedule = '*/15 * * * * *';

  constructor(private readonly reminders: PromiseReminders) {}

  async run(): Promise<void> {
    await this.reminders.remind();
  }
}
