import type { ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { WebhookEvents } from './webhook-events';

/** Tells webhooks of leads whose promised time is over. */
@Injectable()
export class WebhookDueJob implements ScheduledJob {
  readonly name = 'due leads for webhooks';
  readonly schedule = '*/15 * * * * *';

  constructor(private readonly events: WebhookEvents) {}

  async run(): Promise<void> {
    await this.events.addDueEvents();
  }
}
