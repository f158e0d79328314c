import { setTimeout as sleep } from 'node:timers/promises';
import { api, type ResponseOf } from '@golghar/contracts';
import { Controller, Get, Header, Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError, retryAfterSeconds } from './app-error';
import { type PlatformSettings, SETTINGS, version } from './settings/service-settings';

const timeoutMs = 2000;

/** The state of a process's dependencies, by name. */
type Parts = Record<string, { status: 'up' | 'down'; connected?: boolean }>;

/** Checks of a process's dependencies: Postgres, and those that their owners add. */
@Injectable()
export class ReadinessChecks {
  private readonly checks = [() => this.checkPostgres()];

  constructor(private readonly database: DataSource) {}

  add(check: () => Promise<Parts>): void {
    this.checks.push(check);
  }

  async run(): Promise<Parts> {
    return Object.assign({}, ...(await Promise.all(this.checks.map((check) => check()))));
  }

  private async checkPostgres(): Promise<Parts> {
    const answer = this.database.query('SELECT 1').then(
      () => true,
      () => false,
    );
    const isUp = await Promise.race([answer, sleep(timeoutMs, false, { ref: false })]);
    return { postgres: { status: isUp ? 'up' : 'down' } };
  }
}

/** For supervisors and container engines, inside the network only, except for one response without details. */
@Controller()
export class HealthController implements OnModuleDestroy {
  private stopping = false;

  constructor(
    private readonly checks: ReadinessChecks,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
  ) {}

  onModuleDestroy(): void {
    this.stopping = true;
  }

  /** Alive: the process responds, whatever it waits for. A process that does not is ended and restarted. */
  @Get('healthz')
  alive() {
    const { HUNG_AT: hungAt } = this.settings;
    return { status: 'ok', version, uptimeSeconds: process.uptime(), hungAt };
  }

  /** Ready: every dependency, each named, responds. */
  @Get('readyz')
  @Header('cache-control', 'no-store')
  async ready(): Promise<{ status: 'ok'; details: Parts }> {
    const details: Parts = {
      process: { status: this.stopping ? 'down' : 'up' },
      ...(await this.checks.run()),
    };
    const down = Object.keys(details).filter((name) => details[name]?.status === 'down');
    if (down.length === 0) return { status: 'ok', details };
    const cause = new Error(`not ready: ${down.join(', ')}`);
    throw new AppError('unavailable', { retryAfter: retryAfterSeconds, cause });
  }

  /** Ready or not, for the outside. */
  @Get(api.health.path)
  @Header('cache-control', 'no-store')
  async product(): Promise<ResponseOf<typeof api.health>> {
    const { status } = await this.ready();
    return { status };
  }
}
