import { deleteInBatches, type ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Deletes the hashes of days whose salt is gone. */
@Injectable()
export class RetentionJob implements ScheduledJob {
  readonly name = 'retention';
  readonly schedule = '0 0 * * * *';

  constructor(private readonly database: DataSource) {}

  async run(): Promise<void> {
    const isOver = 'day < (SELECT day FROM visitor_total)';
    await deleteInBatches(this.database, { table: 'counted_hash', isOver });
  }
}
