import type { ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { MonthMails } from './month-mails';

/** Looks whether a month has begun. */
@Injectable()
export class MonthMailJob implements ScheduledJob {
  readonly name = 'mails of the month';
  readonly schedule = '0 */5 * * * *';

  constructor(private readonly mails: MonthMails) {}

  async run(): Promise<void> {
    await this.mails.prepare();
  }
}
