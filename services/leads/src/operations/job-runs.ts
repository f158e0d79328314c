import type { JobRun, JobRunRecorder } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobRunEntity } from './job-run.entity';

/** Some jobs run every few seconds; recording each run would be too much. */
const minIntervalMs = 60_000;

@Injectable()
export class JobRuns implements JobRunRecorder {
  private readonly recorded = new Map<string, { at: number; hasFailed: boolean }>();

  constructor(private readonly database: DataSource) {}

  async record({ name, error }: JobRun): Promise<void> {
    const hasFailed = error !== undefined;
    const last = this.recorded.get(name);
    const at = Date.now();
    if (last?.hasFailed === hasFailed && at - last.at < minIntervalMs) return;
    const now = new Date(at);
    const outcome = hasFailed ? { failedAt: now, error: String(error) } : { succeededAt: now };
    await this.database.manager.upsert(JobRunEntity, { name, ...outcome }, ['name']);
    this.recorded.set(name, { at, hasFailed });
  }
}
