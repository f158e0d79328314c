import { Controller, Get, type OnModuleDestroy, Optional } from '@nestjs/common';
import {
  HealthCheck,
  type HealthCheckResult,
  HealthCheckService,
  TypeOrmHealthIndicator,
} from '@nestjs/terminus';
import { ReadinessChecks } from './readiness-checks';

/** For supervisors and container engines, inside the network only: the gateway routes neither. */
@Controller()
export class HealthController implements OnModuleDestroy {
  private stopping = false;

  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
    @Optional() private readonly checks?: ReadinessChecks,
  ) {}

  onModuleDestroy(): void {
    this.stopping = true;
  }

  /** Alive: the process answers. */
  @Get('healthz')
  alive(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Ready: every dependency, each named, answers. */
  @Get('readyz')
  @HealthCheck()
  ready(): Promise<HealthCheckResult> {
    return this.health.check([
      () => ({ process: { status: this.stopping ? 'down' : 'up' } }),
      () => this.database.pingCheck('postgres', { timeout: 2000 }),
      ...(this.checks?.all ?? []),
    ]);
  }
}
