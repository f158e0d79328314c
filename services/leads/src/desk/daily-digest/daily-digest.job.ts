import type { ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DailyDigests } from './daily-digests';

/** Looks whether the office is open. */
@Injectable()
export class DailyDigestJob implements ScheduledJob {
  readonly name = 'daily digest';
  readonly schedule = '0 * * * * *';

  constructor(private readonly digests: DailyDigests) {}

  async run(): Promise<void> {
    await this.digests.prepare();
  }
}
