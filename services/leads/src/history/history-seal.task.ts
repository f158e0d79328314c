import { RepeatedTask } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HistorySealer } from './history-sealer';

const pollIntervalMs = 10_000;

/** In the worker: seals the history some seconds after it happened. */
@Injectable()
export class HistorySealTask implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(HistorySealTask.name);
  private readonly task = new RepeatedTask(() => this.run(), pollIntervalMs);
  private isStopping = false;

  constructor(private readonly sealer: HistorySealer) {}

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.task.stop();
  }

  async run(): Promise<void> {
    try {
      while ((await this.sealer.sealBatch()) && !this.isStopping);
    } catch (err) {
      this.logger.warn({ err }, 'failed to seal the history; retrying in the next run');
    }
  }
}
