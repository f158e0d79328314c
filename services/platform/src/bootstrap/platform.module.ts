import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import { LoggerModule } from 'nestjs-pino';
import type { ServiceSettings } from '../config/settings';
import { DatabaseModule } from '../database/database.module';
import { HealthController, HUNG_AT, VERSION } from '../health/health.controller';
import { PostgresCheck } from '../health/postgres-check';
import { ReadinessChecks } from '../health/readiness-checks';
import { ConflictRetryInterceptor } from '../http/conflict-retry.interceptor';
import { ResponseCheckInterceptor } from '../http/response-check.interceptor';
import { PUBLIC_ORIGIN, SameOriginGuard } from '../http/same-origin.guard';
import { WireErrorFilter } from '../http/wire-error.filter';
import { loggerOptions } from '../logging/logger-options';
import type { SessionSettings } from '../sessions/session-settings';
import { SessionsModule } from '../sessions/sessions.module';
import { SERVICE_NAME } from './service-name';

type Options = {
  /** Name in logs, and of the connections in Postgres. */
  service: string;
  settings: ServiceSettings & Partial<SessionSettings>;
};

/**
 * What every process of ours has: logging, its database, health, errors on the wire and, when it serves
 * browsers (it has SESSION_PUBLIC_KEYS), guards that deny by default.
 */
@Global()
@Module({})
export class PlatformModule {
  static forRoot({ service, settings }: Options): DynamicModule {
    const { SESSION_PUBLIC_KEYS, PUBLIC_URL } = settings;
    return {
      module: PlatformModule,
      imports: [
        LoggerModule.forRoot(loggerOptions(settings, service)),
        DatabaseModule.forRoot(settings, service),
        TerminusModule.forRoot({ logger: false }),
        ...(SESSION_PUBLIC_KEYS ? [SessionsModule.forRoot({ ...settings, SESSION_PUBLIC_KEYS })] : []),
      ],
      controllers: [HealthController],
      providers: [
        PostgresCheck,
        ReadinessChecks,
        { provide: SERVICE_NAME, useValue: service },
        { provide: VERSION, useValue: settings.VERSION },
        { provide: HUNG_AT, useValue: settings.HUNG_AT },
        { provide: APP_FILTER, useClass: WireErrorFilter },
        { provide: PUBLIC_ORIGIN, useValue: new URL(PUBLIC_URL).origin },
        { provide: APP_GUARD, useClass: SameOriginGuard },
        { provide: APP_INTERCEPTOR, useClass: ResponseCheckInterceptor },
        { provide: APP_INTERCEPTOR, useClass: ConflictRetryInterceptor },
      ],
      exports: [ReadinessChecks, ...(SESSION_PUBLIC_KEYS ? [SessionsModule] : [])],
    };
  }
}
