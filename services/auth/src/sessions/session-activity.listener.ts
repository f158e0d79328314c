import { idSchema } from '@golghar/contracts';
import { PostgresListener, sessionSeenChannel } from '@golghar/platform';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { AUTH_SETTINGS, type AuthSettings } from '../settings';
import { SessionRepository } from './session.repository';

/** Keeps sessions alive that any service saw in use. */
@Injectable()
export class SessionActivityListener implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(SessionActivityListener.name);
  private readonly listener: PostgresListener;

  constructor(
    @Inject(AUTH_SETTINGS) settings: AuthSettings,
    private readonly sessions: SessionRepository,
  ) {
    this.listener = new PostgresListener({
      databaseUrl: settings.DATABASE_URL,
      applicationName: 'auth-listen',
      channel: sessionSeenChannel,
      onNotification: (id) => void this.touch(id),
    });
  }

  async onModuleInit(): Promise<void> {
    await this.listener.open();
  }

  async onModuleDestroy(): Promise<void> {
    await this.listener.close();
  }

  private async touch(id: string): Promise<void> {
    if (!idSchema.safeParse(id).success) return;
    await this.sessions
      .touch(id)
      .catch((err) => this.logger.warn({ err }, 'the idle limit of a session was not moved'));
  }
}
