import type { ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { VisitorRepository } from './visitor.repository';

/** Deletes what is over. */
@Injectable()
export class RetentionJob implements ScheduledJob {
  readonly name = 'retention';
  readonly schedule = '0 0 * * * *';

  constructor(private readonly visitors: VisitorRepository) {}

  async run(): Promise<void> {
    await this.visitors.deleteOld();
  }
}
