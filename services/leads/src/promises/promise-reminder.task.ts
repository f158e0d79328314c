import { RepeatedTask } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { PromiseReminders } from './promise-reminders';

const pollIntervalMs = 15_000;

/** In the worker: looks for promises of which half of the time, or all of it, is over. */
@Injectable()
export class PromiseReminderTask implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(PromiseReminderTask.name);
  private readonly task = new RepeatedTask(() => this.run(), pollIntervalMs);

  constructor(private readonly reminders: PromiseReminders) {}

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  private async run(): Promise<void> {
    await this.reminders
      .remind()
      .catch((err) =>
        this.logger.warn({ err }, 'failed to queue reminders of promises; retrying in the next run'),
      );
  }
}
