import { applyAuditRetention } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, Raw } from 'typeorm';
import { thankYouEmailKind } from '../../delivery/thank-you/thank-you-email';
import { DeliveryEntity } from '../../leads/delivery.entity';

@Injectable()
export class RetentionRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Runs one of the deletions once; answers how many rows it took. */
  async deleteBatch(deletion: string): Promise<number> {
    const [, deleted]: [unknown[], number] = await this.database.query(deletion);
    return deleted;
  }

  /** Forgets from which networks enquiries came, which nothing is counted by after a day. */
  async forgetNetworks(): Promise<void> {
    await this.database.manager.update(
      DeliveryEntity,
      {
        kind: thankYouEmailKind,
        payload: Raw((payload) => `${payload}->>'network' IS NOT NULL`),
        queuedAt: Raw((time) => `${time} < now() - interval '1 day'`),
      },
      { payload: () => `payload - 'network'` },
    );
  }

  async applyAuditRetention(): Promise<void> {
    await applyAuditRetention(this.database);
  }
}
