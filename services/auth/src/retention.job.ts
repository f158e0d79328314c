import { applyAuditRetention, deleteInBatches, type ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AccountLinkEntity } from './account-links/account-link.entity';
import { DeliveryEntity } from './account-links/delivery.entity';
import { ApiTokenEntity } from './api-tokens/api-token.entity';
import { SessionEntity } from './sessions/session.entity';
import { SignInFailureEntity } from './sign-in-limits/sign-in-failure.entity';

const linkIsGone = 'NOT EXISTS (SELECT FROM account_link WHERE account_link.id = subject_id)';

/** What is over, by table. */
const over = [
  [SessionEntity, `least(ended_at, expires_at) < now() - interval '1 day'`],
  [SignInFailureEntity, `failed_at < now() - interval '1 day'`],
  [ApiTokenEntity, `expires_at < now() - interval '1 day'`],
  [AccountLinkEntity, `expires_at < now() - interval '30 days'`],
  [DeliveryEntity, `state <> 'queued' AND ${linkIsGone}`],
] as const;

/** Deletes what is over. */
@Injectable()
export class RetentionJob implements ScheduledJob {
  readonly name = 'retention';
  readonly schedule = '0 0 * * * *';

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async run(): Promise<void> {
    for (const [entity, condition] of over)
      await deleteInBatches(this.database.getRepository<object>(entity), condition);
    await applyAuditRetention(this.database);
  }
}
