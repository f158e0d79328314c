import { applyAuditRetention, type ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AccountLinkRepository } from '../account-links/account-link.repository';
import { ApiTokenRepository } from '../api-tokens/api-token.repository';
import { SessionRepository } from '../sessions/session.repository';
import { SignInFailureRepository } from '../sign-in-limits/sign-in-failure.repository';

/** Deletes what is over. */
@Injectable()
export class RetentionJob implements ScheduledJob {
  readonly name = 'retention';
  readonly schedule = '0 0 * * * *';

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly sessions: SessionRepository,
    private readonly failures: SignInFailureRepository,
    private readonly links: AccountLinkRepository,
    private readonly apiTokens: ApiTokenRepository,
  ) {}

  async run(): Promise<void> {
    await Promise.all([
      this.sessions.deleteOver(),
      this.failures.deleteOld(),
      this.links.deleteOld(),
      this.apiTokens.deleteExpired(),
      applyAuditRetention(this.database),
    ]);
  }
}
