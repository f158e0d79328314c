import type { ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { BusinessHours } from './business-hours';

/** Reads the holidays again, in every process: one that an admin enters counts soon. */
@Injectable()
export class BusinessHoursJob implements ScheduledJob {
  readonly name = 'business hours';
  readonly schedule = '*/10 * * * * *';

  constructor(private readonly hours: BusinessHours) {}

  async run(): Promise<void> {
    await this.hours.refresh();
  }
}
