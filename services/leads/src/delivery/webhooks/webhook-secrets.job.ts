import type { ScheduledJob } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, Like } from 'typeorm';
import { WebhookEntity } from '../../leads/webhook.entity';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { secretPrefix } from './sign';
import { isClear, WebhookSecrets } from './webhook-secrets';

/** Encrypts secrets that an earlier version has stored in clear. */
@Injectable()
export class WebhookSecretsJob implements ScheduledJob {
  readonly name = 'encryption of webhook secrets';
  readonly schedule = '0 * * * * *';
  private readonly secrets: WebhookSecrets;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(WORKER_SETTINGS) { LEADS_SECRET }: Pick<WorkerSettings, 'LEADS_SECRET'>,
  ) {
    this.secrets = new WebhookSecrets(LEADS_SECRET);
  }

  async run(): Promise<void> {
    await this.database.transaction(async (manager) => {
      const webhooks = await manager.find(WebhookEntity, {
        where: [{ secret: Like(`${secretPrefix}%`) }, { oldSecret: Like(`${secretPrefix}%`) }],
        lock: { mode: 'pessimistic_write' },
      });
      for (const { id, secret, oldSecret } of webhooks) {
        const seal = (each: string) => (isClear(each) ? this.secrets.seal(id, each) : each);
        await manager.update(
          WebhookEntity,
          { id },
          { secret: seal(secret), oldSecret: oldSecret && seal(oldSecret) },
        );
      }
    });
  }
}
