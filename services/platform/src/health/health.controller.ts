import { setTimeout as sleep } from 'node:timers/promises';
import { api, type ResponseOf } from '@golghar/contracts';
import { Controller, Get, Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import {
  HealthCheck,
  type HealthCheckResult,
  HealthCheckService,
  type HealthIndicatorFunction,
  type HealthIndicatorResult,
  HealthIndicatorService,
} from '@nestjs/terminus';
import { DataSource } from 'typeorm';
import { PLATFORM_SETTINGS, type PlatformSettings, version } from '../config/settings';
import { AppError } from '../errors/app-error';
import { Route } from '../http/route';

/** Seconds after which a monitor may ask again. */
const retryAfterSeconds = 5;

const timeoutMs = 2000;

/** The dependencies of a process: Postgres, and what their owners add. */
@Injectable()
export class ReadinessChecks {
  readonly all: HealthIndicatorFunction[] = [() => this.checkPostgres()];

  constructor(
    private readonly database: DataSource,
    private readonly indicators: HealthIndicatorService,
  ) {}

  add(check: HealthIndicatorFunction): void {
    this.all.push(check);
  }

  /** The indicator of Terminus looks for TypeORM among the packages, where a bundle has none. */
  private checkPostgres(): Promise<HealthIndicatorResult<'postgres'>> {
    const check = this.indicators.check('postgres');
    const late = `timeout of ${timeoutMs}ms exceeded`;
    return Promise.race([
      this.database.query('SELECT 1').then(
        () => check.up(),
        () => check.down(),
      ),
      sleep(timeoutMs, undefined, { ref: false }).then(() => check.down(late)),
    ]);
  }
}

type Alive = { status: 'ok'; version: string; uptimeSeconds: number; hungAt?: string | undefined };

/** For supervisors and container engines, inside the network only, but for one answer without details. */
@Controller()
export class HealthController implements OnModuleDestroy {
  private stopping = false;

  constructor(
    private readonly health: HealthCheckService,
    private readonly checks: ReadinessChecks,
    @Inject(PLATFORM_SETTINGS) private readonly settings: PlatformSettings,
  ) {}

  onModuleDestroy(): void {
    this.stopping = true;
  }

  /** Alive: the process answers, whatever it waits for: one that does not is ended and started again. */
  @Get('healthz')
  alive(): Alive {
    const { HUNG_AT: hungAt } = this.settings;
    return { status: 'ok', version, uptimeSeconds: process.uptime(), hungAt };
  }

  /** Ready: every dependency, each named, answers. */
  @Get('readyz')
  @HealthCheck()
  ready(): Promise<HealthCheckResult> {
    return this.health.check([
      () => ({ process: { status: this.stopping ? 'down' : 'up' } }),
      ...this.checks.all,
    ]);
  }

  /** Ready or not, for those outside. */
  @Route(api.health)
  async product(): Promise<ResponseOf<typeof api.health>> {
    await this.ready().catch((cause: unknown) => {
      throw new AppError('unavailable', { retryAfter: retryAfterSeconds, cause });
    });
    return { status: 'ok' };
  }
}
