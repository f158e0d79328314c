import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from './access.guard';
import { LiveApiTokens } from './live-api-tokens';
import { LiveSessions } from './live-sessions';
import { SessionCookie } from './session-cookie';
import { type GuardSettings, SESSION_SETTINGS } from './session-settings';
import { BearerStrategy, CookieStrategy } from './session-strategies';

@Module({})
export class SessionsModule {
  static forRoot(settings: GuardSettings): DynamicModule {
    return {
      module: SessionsModule,
      imports: [PassportModule.register({ session: false })],
      providers: [
        { provide: SESSION_SETTINGS, useValue: settings },
        { provide: APP_GUARD, useClass: AccessGuard },
        LiveSessions,
        LiveApiTokens,
        SessionCookie,
        BearerStrategy,
        CookieStrategy,
      ],
      exports: [LiveSessions, SessionCookie],
    };
  }
}
