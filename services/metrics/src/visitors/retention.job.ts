import { DatabaseJob, deleteInBatches } from '@golghar/platform';

/** Deletes the hashes of days whose salt is gone. */
export class RetentionJob extends DatabaseJob {
  readonly name = 'retention';
  readonly schedule = '0 0 * * * *';

  async run(): Promise<void> {
    const isOver = 'day < (SELECT day FROM visitor_total)';
    await deleteInBatches(this.database, { table: 'counted_hash', isOver });
  }
}
