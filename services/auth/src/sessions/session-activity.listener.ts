import { sessionSeenChannel } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { LastUseListener } from '../last-use/last-use.listener';
import { AUTH_SETTINGS, type AuthSettings } from '../settings';
import { SessionRepository } from './session.repository';

/** Keeps sessions alive that any service saw in use. */
@Injectable()
export class SessionActivityListener extends LastUseListener {
  constructor(@Inject(AUTH_SETTINGS) settings: AuthSettings, sessions: SessionRepository) {
    super({
      databaseUrl: settings.DATABASE_URL,
      channel: sessionSeenChannel,
      touch: (id) => sessions.touch(id),
      failure: 'failed to extend a session',
    });
  }
}
