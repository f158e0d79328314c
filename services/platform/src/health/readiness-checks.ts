import { Injectable } from '@nestjs/common';
import type { HealthIndicatorFunction } from '@nestjs/terminus';

/** Dependencies of a process beyond Postgres; their owners add a check each. */
@Injectable()
export class ReadinessChecks {
  readonly all: HealthIndicatorFunction[] = [];

  add(check: HealthIndicatorFunction): void {
    this.all.push(check);
  }
}
