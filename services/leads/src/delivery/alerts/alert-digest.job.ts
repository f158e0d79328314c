import type { ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { AlertSender } from './alert-sender';

/** Sends the digests of recipients who got too many alerts in one minute, at most one a minute each. */
@Injectable()
export class AlertDigestJob implements ScheduledJob {
  readonly name = 'digests of alerts';
  readonly schedule = '*/5 * * * * *';

  constructor(private readonly sender: AlertSender) {}

  async run(): Promise<void> {
    await this.sender.sendDigests();
  }
}
