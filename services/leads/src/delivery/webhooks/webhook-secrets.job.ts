import type { ScheduledJob } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, Like } from 'typeorm';
import { WebhookEntity } from '../../leads/webhook.entity';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { isClear, sealSecret, secretPrefix } from './webhook-secrets';

/** Encrypts secrets that an earlier version has stored in clear. */
@Injectable()
export class WebhookSecretsJob implements ScheduledJob {
  readonly name = 'encryption of webhook secrets';
  readonly schedule = '0 * * * * *';

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'LEADS_SECRET'>,
  ) {}

  async run(): Promise<void> {
    await this.database.transaction(async (manager) => {
      const webhooks = await manager.find(WebhookEntity, {
        where: [{ secret: Like(`${secretPrefix}%`) }, { oldSecret: Like(`${secretPrefix}%`) }],
        lock: { mode: 'pessimistic_write' },
      });
      for (const { id, secret, oldSecret } of webhooks) {
        const seal = (each: string) =>
          isClear(each) ? sealSecret(this.settings.LEADS_SECRET, id, each) : each;
        await manager.update(
          WebhookEntity,
          { id },
          { secret: seal(secret), oldSecret: oldSecret && seal(oldSecret) },
        );
      }
    });
  }
}
