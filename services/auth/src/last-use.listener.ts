import { idSchema } from '@golghar/contracts';
import { idleLifetimeSeconds, lastUseChannel, PostgresListener } from '@golghar/platform';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DataSource, IsNull, Raw } from 'typeorm';
import { ApiTokenEntity } from './api-tokens/api-token.entity';
import { SessionEntity } from './sessions/session.entity';
import { AUTH_SETTINGS, type AuthSettings } from './settings';

const now = () => 'now()';

/** Notes when a session or an API token was used last, at whichever service. */
@Injectable()
export class LastUseListener implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(LastUseListener.name);
  private readonly listener: PostgresListener;

  constructor(
    @Inject(AUTH_SETTINGS) settings: AuthSettings,
    private readonly database: DataSource,
  ) {
    this.listener = new PostgresListener({
      databaseUrl: settings.DATABASE_URL,
      applicationName: 'auth-listen',
      channel: lastUseChannel,
      onNotification: (id) => void this.note(id),
    });
  }

  async onModuleInit(): Promise<void> {
    await this.listener.open();
  }

  async onModuleDestroy(): Promise<void> {
    await this.listener.close();
  }

  private async note(id: string): Promise<void> {
    if (!idSchema.safeParse(id).success) return;
    const { manager } = this.database;
    try {
      // One that is over stays over, however late the news comes.
      const isInTime = Raw((at) => `${at} > now() - make_interval(secs => ${idleLifetimeSeconds})`);
      await manager.update(SessionEntity, { id, endedAt: IsNull(), seenAt: isInTime }, { seenAt: now });
      await manager.update(ApiTokenEntity, { id }, { lastUsedAt: now });
    } catch (err) {
      this.logger.warn({ err }, 'failed to record the last use of a session or an API token');
    }
  }
}
