import { api, type ResponseOf } from '@golghar/contracts';
import { Controller, Get, Inject, type OnModuleDestroy, Optional } from '@nestjs/common';
import { HealthCheck, type HealthCheckResult, HealthCheckService } from '@nestjs/terminus';
import { AppError } from '../errors/app-error';
import { Route } from '../http/route';
import { PostgresCheck } from './postgres-check';
import { ReadinessChecks } from './readiness-checks';

/** For injection: the name of the release that runs, empty when it has none. */
export const VERSION = Symbol('version');

/** For injection: when the process before this one hung and was ended; undefined when it did not. */
export const HUNG_AT = Symbol('hung at');

/** Seconds after which a monitor may ask again. */
const retryAfterSeconds = 5;

type Alive = { status: 'ok'; version: string; uptimeSeconds: number; hungAt?: string | undefined };

/** For supervisors and container engines, inside the network only, but for one answer without details. */
@Controller()
export class HealthController implements OnModuleDestroy {
  private stopping = false;

  constructor(
    private readonly health: HealthCheckService,
    private readonly postgres: PostgresCheck,
    @Inject(VERSION) private readonly version: string,
    @Optional() @Inject(HUNG_AT) private readonly hungAt?: string,
    @Optional() private readonly checks?: ReadinessChecks,
  ) {}

  onModuleDestroy(): void {
    this.stopping = true;
  }

  /** Alive: the process answers, whatever it waits for: one that does not is ended and started again. */
  @Get('healthz')
  alive(): Alive {
    const { version, hungAt } = this;
    return { status: 'ok', version, uptimeSeconds: process.uptime(), hungAt };
  }

  /** Ready: every dependency, each named, answers. */
  @Get('readyz')
  @HealthCheck()
  ready(): Promise<HealthCheckResult> {
    return this.health.check([
      () => ({ process: { status: this.stopping ? 'down' : 'up' } }),
      () => this.postgres.run(),
      ...(this.checks?.all ?? []),
    ]);
  }

  /** Ready or not, for those outside. */
  @Route(api.health)
  async product(): Promise<ResponseOf<typeof api.health>> {
    const { status } = await this.ready().catch((cause: unknown) => {
      throw new AppError('unavailable', { retryAfter: retryAfterSeconds, cause });
    });
    if (status !== 'ok') throw new AppError('unavailable', { retryAfter: retryAfterSeconds });
    return { status };
  }
}
