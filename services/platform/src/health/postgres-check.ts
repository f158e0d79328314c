import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

const timeoutMs = 2000;

/** Whether Postgres answers. The indicator of Terminus looks for TypeORM among the packages, where a bundle has none. */
@Injectable()
export class PostgresCheck {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly indicators: HealthIndicatorService,
  ) {}

  async run(): Promise<HealthIndicatorResult<'postgres'>> {
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
