import { idSchema } from '@golghar/contracts';
import { apiTokenUsedChannel, PostgresListener } from '@golghar/platform';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { AUTH_SETTINGS, type AuthSettings } from '../settings';
import { ApiTokenRepository } from './api-token.repository';

/** Notes when a token was used last, at whichever service. */
@Injectable()
export class ApiTokenUseListener implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(ApiTokenUseListener.name);
  private readonly listener: PostgresListener;

  constructor(
    @Inject(AUTH_SETTINGS) settings: AuthSettings,
    private readonly tokens: ApiTokenRepository,
  ) {
    this.listener = new PostgresListener({
      databaseUrl: settings.DATABASE_URL,
      applicationName: 'auth-listen',
      channel: apiTokenUsedChannel,
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
    await this.tokens
      .touch(id)
      .catch((err) => this.logger.warn({ err }, 'the last use of an API token was not noted'));
  }
}
