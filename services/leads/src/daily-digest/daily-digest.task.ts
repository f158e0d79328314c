import { RepeatedTask } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DailyDigests } from './daily-digests';

const pollIntervalMs = 60_000;

/** In the worker: looks whether the office is open. */
@Injectable()
export class DailyDigestTask implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(DailyDigestTask.name);
  private readonly task = new RepeatedTask(() => this.run(), pollIntervalMs);

  constructor(private readonly digests: DailyDigests) {}

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  private async run(): Promise<void> {
    await this.digests
      .prepare()
      .catch((err) => this.logger.warn({ err }, 'failed to make daily digests; retrying in the next run'));
  }
}
