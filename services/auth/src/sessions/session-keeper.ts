import { idSchema } from '@golghar/contracts';
import { deleteOldAudit, PostgresListener, sessionSeenChannel } from '@golghar/platform';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AccountLinkRepository } from '../links/account-link.repository';
import { AUTH_SETTINGS, type AuthSettings } from '../settings';
import { SignInFailures } from '../sign-in/sign-in-failures';
import { SessionRepository } from './session.repository';

const cleaningInterval = 60 * 60 * 1000;

/** Keeps sessions alive that any service saw in use, and forgets what is long over. */
@Injectable()
export class SessionKeeper implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(SessionKeeper.name);
  private readonly listener: PostgresListener;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(AUTH_SETTINGS) settings: AuthSettings,
    @InjectDataSource() private readonly database: DataSource,
    private readonly sessions: SessionRepository,
    private readonly failures: SignInFailures,
    private readonly links: AccountLinkRepository,
  ) {
    this.listener = new PostgresListener({
      databaseUrl: settings.DATABASE_URL,
      applicationName: 'auth-listen',
      channel: sessionSeenChannel,
      onNotification: (id) => void this.keep(id),
    });
  }

  async onModuleInit(): Promise<void> {
    await this.listener.open();
    this.timer = setInterval(() => void this.clean(), cleaningInterval);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.listener.close();
  }

  private async keep(id: string): Promise<void> {
    if (!idSchema.safeParse(id).success) return;
    await this.sessions
      .markSeen(id)
      .catch((err) => this.logger.warn({ err }, 'a session was not kept alive'));
  }

  private async clean(): Promise<void> {
    try {
      await this.sessions.deleteOver();
      await this.failures.deleteOld();
      await this.links.deleteOld();
      await this.database.query(deleteOldAudit);
    } catch (err) {
      this.logger.warn({ err }, 'what is over was not deleted; the next round will');
    }
  }
}
