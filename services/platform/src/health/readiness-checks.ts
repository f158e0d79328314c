import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  type HealthIndicatorFunction,
  type HealthIndicatorResult,
  HealthIndicatorService,
} from '@nestjs/terminus';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

const timeoutMs = 2000;

/** The dependencies of a process: Postgres, and what their owners add. */
@Injectable()
export class ReadinessChecks {
  readonly all: HealthIndicatorFunction[] = [() => this.checkPostgres()];

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly indicators: HealthIndicatorService,
  ) {}

  add(check: HealthIndicatorFunction): void {
    this.all.push(check);
  }

  /** The indicator of Terminus looks for TypeORM among the packages, where a bundle has none. */
  private async checkPostgres(): Promise<HealthIndicatorResult<'postgres'>> {
    const check = this.indicators.check('postgres');
    const answer = await Promise.race([
      this.database.query('SELECT 1').then(
        () => 'up' as const,
        () => 'down' as const,
      ),
      sleep(timeoutMs, 'late' as const, { ref: false }),
    ]);
    if (answer === 'up') return check.up();
    return answer === 'late' ? check.down(`timeout of ${timeoutMs}ms exceeded`) : check.down();
  }
}
