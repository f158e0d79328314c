import { RepeatedTask } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { AlertSender } from './alert-sender';

const pollIntervalMs = 5000;

/** Sends the digests of recipients who got too many alerts in one minute, at most one a minute each. */
@Injectable()
export class DigestTask implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(DigestTask.name);
  private readonly task = new RepeatedTask(() => this.run(), pollIntervalMs);

  constructor(private readonly sender: AlertSender) {}

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  private async run(): Promise<void> {
    await this.sender
      .sendDigests()
      .catch((err) => this.logger.warn({ err }, 'failed to send digests; retrying in the next run'));
  }
}
