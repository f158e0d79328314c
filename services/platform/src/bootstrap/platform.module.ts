import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LoggerModule } from 'nestjs-pino';
import { dataSourceOptions } from '../database/data-source';
import { PostgresListener } from '../database/listener';
import { HealthController, ReadinessChecks } from '../health.controller';
import { WireErrorFilter } from '../http/wire-error.filter';
import { AccessGuard } from '../sessions/access.guard';
import { Authenticator } from '../sessions/authenticator';
import { type PlatformSettings, SETTINGS } from '../settings/service-settings';
import { JobScheduler, SCHEDULED_JOBS, type ScheduledJob } from '../tasks/job-scheduler';
import { loggerOptions } from './logging';

type Options = {
  service: string;
  settings: Omit<PlatformSettings, 'service'>;
  /** Those that keep state are classes, which any other provider may ask for. */
  jobs: readonly (ScheduledJob | Type<ScheduledJob>)[];
};

/**
 * What every process has: settings, logging, database, scheduled jobs, health, error responses and, if it serves browsers (it
 * has SESSION_PUBLIC_KEYS), guards that deny by default.
 */
@Global()
@Module({})
export class PlatformModule {
  static forRoot({ service, settings, jobs }: Options): DynamicModule {
    const classes = jobs.filter((job) => typeof job === 'function');
    const servesBrowsers = settings.SESSION_PUBLIC_KEYS !== undefined;
    return {
      module: PlatformModule,
      imports: [
        LoggerModule.forRoot(loggerOptions(settings, service)),
        ScheduleModule.forRoot(),
        TypeOrmModule.forRoot({
          ...dataSourceOptions(settings, service),
          // At boot Postgres may still be starting: wait for it rather than exit and be restarted.
          retryAttempts: Number.POSITIVE_INFINITY,
          retryDelay: 1000,
          verboseRetryLog: false,
        }),
      ],
      controllers: [HealthController],
      providers: [
        { provide: SETTINGS, useValue: { ...settings, service } },
        { provide: SCHEDULED_JOBS, useValue: jobs },
        ...classes,
        ...[JobScheduler, ReadinessChecks, Authenticator, PostgresListener],
        { provide: APP_FILTER, useClass: WireErrorFilter },
        ...(servesBrowsers ? [{ provide: APP_GUARD, useClass: AccessGuard }] : []),
      ],
      exports: [SETTINGS, Authenticator, PostgresListener, ReadinessChecks, ...classes],
    };
  }
}
