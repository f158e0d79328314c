import { deleteInBatches, type ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CountedHashEntity } from './counted-hash.entity';

/** Deletes the hashes of days whose salt is gone. */
@Injectable()
export class RetentionJob implements ScheduledJob {
  readonly name = 'retention';
  readonly schedule = '0 0 * * * *';

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async run(): Promise<void> {
    const hashes = this.database.getRepository(CountedHashEntity);
    await deleteInBatches(hashes, 'day < (SELECT day FROM visitor_total)');
  }
}
