import { setTimeout as sleep } from 'node:timers/promises';
import type { ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { RetentionRepository } from './retention.repository';
import { batchSize, deletions } from './retention.sql';

/** Between two batches, so that enquiries come first. */
const pauseMs = 20;

/** Deletes what is over, in batches: after a long stop there may be much of it. */
@Injectable()
export class RetentionJob implements ScheduledJob {
  readonly name = 'retention';
  readonly schedule = '0 0 * * * *';

  constructor(private readonly retention: RetentionRepository) {}

  async run(signal: AbortSignal): Promise<void> {
    const steps = [
      ...deletions.map((deletion) => () => this.deleteAll(deletion, signal)),
      () => this.retention.forgetNetworks(),
      () => this.retention.applyAuditRetention(),
    ];
    const errors: unknown[] = [];
    // One that fails must not keep the others from what they have to delete.
    for (const step of steps) await step().catch((error) => errors.push(error));
    if (errors.length > 0)
      throw new AggregateError(errors, `${errors.length} of ${steps.length} steps failed`);
  }

  private async deleteAll(deletion: string, signal: AbortSignal): Promise<void> {
    for (let deleted = batchSize; deleted === batchSize && !signal.aborted; await sleep(pauseMs))
      deleted = await this.retention.deleteBatch(deletion);
  }
}
