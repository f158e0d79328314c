import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard';
import { type GuardSettings, SESSION_SETTINGS } from './session-settings';
import { sessionStrategies } from './session-strategies';
import { WhoAsks } from './who-asks';

@Module({})
export class SessionsModule {
  static forRoot(settings: GuardSettings): DynamicModule {
    return {
      module: SessionsModule,
      providers: [
        { provide: SESSION_SETTINGS, useValue: settings },
        { provide: APP_GUARD, useClass: AccessGuard },
        WhoAsks,
        ...Object.values(sessionStrategies),
      ],
      exports: [WhoAsks],
    };
  }
}
