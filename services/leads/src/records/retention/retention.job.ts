import { setTimeout as sleep } from 'node:timers/promises';
import { applyAuditRetention, type ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, Raw } from 'typeorm';
import { thankYouEmailKind } from '../../delivery/thank-you/thank-you-email';
import { DeliveryEntity } from '../../leads/delivery.entity';
import { batchSize, deletions } from './retention.sql';

/** Between two batches, so that enquiries come first. */
const pauseMs = 20;

/** Deletes what is over, in batches: after a long stop there may be much of it. */
@Injectable()
export class RetentionJob implements ScheduledJob {
  readonly name = 'retention';
  readonly schedule = '0 0 * * * *';

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async run(signal: AbortSignal): Promise<void> {
    const steps = [
      ...deletions.map((deletion) => () => this.deleteAll(deletion, signal)),
      () => this.forgetNetworks(),
      () => applyAuditRetention(this.database),
    ];
    const errors: unknown[] = [];
    // One that fails must not keep the others from what they have to delete.
    for (const step of steps) await step().catch((error) => errors.push(error));
    if (errors.length > 0)
      throw new AggregateError(errors, `${errors.length} of ${steps.length} steps failed`);
  }

  private async deleteAll(deletion: string, signal: AbortSignal): Promise<void> {
    for (let deleted = batchSize; deleted === batchSize && !signal.aborted; await sleep(pauseMs))
      [, deleted] = (await this.database.query(deletion)) as [unknown[], number];
  }

  /** Forgets from which networks enquiries came, which nothing is counted by after a day. */
  private async forgetNetworks(): Promise<void> {
    await this.database.manager.update(
      DeliveryEntity,
      {
        kind: thankYouEmailKind,
        payload: Raw((payload) => `${payload}->>'network' IS NOT NULL`),
        queuedAt: Raw((time) => `${time} < now() - interval '1 day'`),
      },
      { payload: () => `payload - 'network'` },
    );
  }
}
