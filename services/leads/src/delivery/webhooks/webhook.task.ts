import { RepeatedTask } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { WebhookEvents } from './webhook-events';
import { WebhookSender } from './webhook-sender';

const pollIntervalMs = 1000;

/** Messages on their way get this long to arrive when the process is asked to stop. */
const stopTimeoutMs = 8000;

/** In the worker: makes the messages of webhooks and sends them. */
@Injectable()
export class WebhookTask implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(WebhookTask.name);
  private readonly sending = new RepeatedTask(() => this.run(), pollIntervalMs);

  constructor(
    private readonly events: WebhookEvents,
    private readonly sender: WebhookSender,
  ) {}

  onModuleInit(): void {
    this.sending.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.sending.stop();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise((resolve) => {
      timer = setTimeout(resolve, stopTimeoutMs);
    });
    // Whatever still hangs then comes back when its lease ends.
    await Promise.race([this.sender.settle(), timeout]);
    clearTimeout(timer);
  }

  private async run(): Promise<void> {
    try {
      await this.events.makeDeliveries();
      await this.sender.startDue(() => this.sending.wake());
    } catch (err) {
      this.logger.warn({ err }, 'failed to process webhooks; retrying');
    }
  }
}
