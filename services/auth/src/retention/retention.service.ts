import { applyAuditRetention, RepeatedTask } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AccountLinkRepository } from '../account-links/account-link.repository';
import { ApiTokenRepository } from '../api-tokens/api-token.repository';
import { SessionRepository } from '../sessions/session.repository';
import { SignInFailureRepository } from '../sign-in-limits/sign-in-failure.repository';

const intervalMs = 60 * 60 * 1000;

/** Deletes what is over, every hour and at the start. */
@Injectable()
export class RetentionService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(RetentionService.name);
  private readonly task = new RepeatedTask(() => this.run(), intervalMs);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly sessions: SessionRepository,
    private readonly failures: SignInFailureRepository,
    private readonly links: AccountLinkRepository,
    private readonly apiTokens: ApiTokenRepository,
  ) {}

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  async run(): Promise<void> {
    const steps = [
      () => this.sessions.deleteOver(),
      () => this.failures.deleteOld(),
      () => this.links.deleteOld(),
      () => this.apiTokens.deleteExpired(),
      () => applyAuditRetention(this.database),
    ];
    for (const step of steps)
      await step().catch((err) =>
        this.logger.warn({ err }, 'failed to delete expired rows; retrying in the next run'),
      );
  }
}
