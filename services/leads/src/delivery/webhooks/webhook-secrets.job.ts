import type { ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { WebhookDeliveryRepository } from './webhook-delivery.repository';

/** Encrypts secrets that an earlier version has stored in clear. */
@Injectable()
export class WebhookSecretsJob implements ScheduledJob {
  readonly name = 'encryption of webhook secrets';
  readonly schedule = '0 * * * * *';

  constructor(private readonly deliveries: WebhookDeliveryRepository) {}

  async run(): Promise<void> {
    await this.deliveries.sealSecrets();
  }
}
