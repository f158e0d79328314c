import { setTimeout as sleep } from 'node:timers/promises';
import { RepeatedTask } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { RetentionRepository } from './retention.repository';
import { batchSize, deletions } from './retention.sql';

const intervalMs = 60 * 60 * 1000;

/** Between two batches, so that enquiries come first. */
const pauseMs = 20;

/** Deletes what is over, every hour and at the start, in batches: after a long stop there may be much of it. */
@Injectable()
export class RetentionService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(RetentionService.name);
  private readonly task = new RepeatedTask(() => this.run(), intervalMs);
  private isStopping = false;

  constructor(private readonly retention: RetentionRepository) {}

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.task.stop();
  }

  async run(): Promise<void> {
    const steps = [
      ...deletions.map((deletion) => () => this.deleteAll(deletion)),
      () => this.retention.applyAuditRetention(),
    ];
    for (const step of steps)
      await step().catch((err) =>
        this.logger.warn({ err }, 'failed to delete expired rows; retrying in the next run'),
      );
  }

  private async deleteAll(deletion: string): Promise<void> {
    for (let deleted = batchSize; deleted === batchSize && !this.isStopping; await sleep(pauseMs))
      deleted = await this.retention.deleteBatch(deletion);
  }
}
