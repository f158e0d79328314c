import type { AnswerOf, api } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { JobRunEntity } from './job-run.entity';

/** Some jobs run every few seconds; recording each run would be too much. */
const minIntervalMs = 60_000;

/** Records how the last runs of the process's jobs ended. */
@Injectable()
export class JobRuns {
  private readonly recorded = new Map<string, { at: number; hasFailed: boolean }>();

  constructor(private readonly database: DataSource) {}

  /** @param error what the run threw; undefined if it ended well */
  async record(name: string, error?: unknown): Promise<void> {
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

/** How the last runs of a service's jobs ended, in whichever process, by name. */
export async function listJobs(manager: EntityManager): Promise<AnswerOf<typeof api.listLeadsJobs>> {
  const runs = await manager.find(JobRunEntity, { where: { state: IsNull() }, order: { name: 'ASC' } });
  const isFailing = ({ succeededAt, failedAt }: JobRunEntity) =>
    failedAt !== null && (succeededAt === null || failedAt > succeededAt);
  return { jobs: runs.map((run) => ({ ...run, isFailing: isFailing(run) })) };
}
