import { apiTokenUsedChannel } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { LastUseListener } from '../last-use/last-use.listener';
import { AUTH_SETTINGS, type AuthSettings } from '../settings';
import { ApiTokenRepository } from './api-token.repository';

/** Notes when a token was used last, at whichever service. */
@Injectable()
export class ApiTokenUseListener extends LastUseListener {
  constructor(@Inject(AUTH_SETTINGS) settings: AuthSettings, tokens: ApiTokenRepository) {
    super({
      databaseUrl: settings.DATABASE_URL,
      channel: apiTokenUsedChannel,
      touch: (id) => tokens.touch(id),
      failure: 'failed to record the last use of an API token',
    });
  }
}
