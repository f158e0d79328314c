import { RepeatedTask } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { MonthMails } from './month-mails';

const pollIntervalMs = 5 * 60_000;

/** In the worker: looks whether a month has begun. */
@Injectable()
export class MonthMailTask implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(MonthMailTask.name);
  private readonly task = new RepeatedTask(() => this.run(), pollIntervalMs);

  constructor(private readonly mails: MonthMails) {}

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  private async run(): Promise<void> {
    await this.mails
      .prepare()
      .catch((err) =>
        this.logger.warn({ err }, 'failed to queue the mails of the month; retrying in the next run'),
      );
  }
}
