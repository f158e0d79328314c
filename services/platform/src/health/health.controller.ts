import { api, type ResponseOf } from '@golghar/contracts';
import { Controller, Get, Inject, type OnModuleDestroy } from '@nestjs/common';
import { HealthCheck, type HealthCheckResult, HealthCheckService } from '@nestjs/terminus';
import { PLATFORM_SETTINGS, type PlatformSettings } from '../config/settings';
import { version } from '../config/version';
import { AppError } from '../errors/app-error';
import { Route } from '../http/route';
import { ReadinessChecks } from './readiness-checks';

/** Seconds after which a monitor may ask again. */
const retryAfterSeconds = 5;

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
    const { status } = await this.ready().catch((cause: unknown) => {
      throw new AppError('unavailable', { retryAfter: retryAfterSeconds, cause });
    });
    if (status !== 'ok') throw new AppError('unavailable', { retryAfter: retryAfterSeconds });
    return { status };
  }
}
