import { applyAuditRetention, deleteInBatches, type ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DeliveryEntity } from './account-links/delivery.entity';
import { ApiTokenEntity } from './api-tokens/api-token.entity';
import { SessionEntity } from './sessions/session.entity';
import { SignInFailureEntity } from './sign-in-limits/sign-in-failure.entity';
import { UserEntity } from './users/user.entity';

/** What is over, by table. */
const over = [
  [SessionEntity, `least(ended_at, expires_at) < now() - interval '1 day'`],
  [SignInFailureEntity, `failed_at < now() - interval '1 day'`],
  [ApiTokenEntity, `expires_at < now() - interval '1 day'`],
  [DeliveryEntity, `state <> 'queued' AND queued_at < now() - interval '30 days'`],
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
    await this.database
      .createQueryBuilder()
      .update(UserEntity)
      .set({ link: null })
      .where(`CAST(link ->> 'expiresAt' AS timestamptz) < now() - interval '30 days'`)
      .execute();
    await applyAuditRetention(this.database);
  }
}
