import { RepeatedTask } from '@golghar/platform';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { WORKER_SETTINGS, type WorkerSettings } from '../settings';
import { CanaryService } from './canary.service';

const pollIntervalMs = 60_000;

/** After a start the rest of the product may not be there yet. */
const firstRunDelayMs = 10 * 60_000;

/** In the worker: sends a canary every few hours. */
@Injectable()
export class CanaryTask implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(CanaryTask.name);
  private readonly task = new RepeatedTask(() => this.run(), pollIntervalMs);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'CANARY_HOURS'>,
    private readonly canary: CanaryService,
  ) {}

  onModuleInit(): void {
    if (this.settings.CANARY_HOURS > 0) this.timer = setTimeout(() => this.task.start(), firstRunDelayMs);
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    this.canary.stop();
    await this.task.stop();
  }

  private async run(): Promise<void> {
    await this.canary
      .runWhenDue()
      .catch((err) => this.logger.warn({ err }, 'failed to run the canary; retrying in the next run'));
  }
}
