import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type Type,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { SchedulerRegistry } from '@nestjs/schedule';
import { CronJob } from 'cron';
import { DataSource } from 'typeorm';
import { SETTINGS } from '../settings/service-settings';
import { JobRunEntity } from './job-run.entity';

/** What a run of a job receives. `signal` is aborted when the process stops: a long run ends soon after. */
export type JobContext<Settings = unknown> = {
  database: DataSource;
  settings: Settings;
  now: Date;
  signal: AbortSignal;
};

/**
 * Repeated work of a process, in a file of its own with its schedule beside the handler, and one entry in the process's list of
 * jobs: an object, or a class of the process's module if it keeps state.
 */
export interface ScheduledJob<Settings = unknown> {
  /** Its name in logs and Operations. */
  readonly name: string;

  /** Cron with six fields, the first of them seconds. The first run comes at the start of the process. */
  readonly schedule: string;

  /**
   * One run; the next one waits until it is over. Runs of several processes may overlap: what must not run twice at a time takes
   * a lock in Postgres. An error is logged and recorded, and the next run tries again.
   */
  run(context: JobContext<Settings>): Promise<unknown>;
}

/** Some jobs run every few seconds; recording each run would be too much. */
const minIntervalMs = 60_000;

export const SCHEDULED_JOBS = Symbol('scheduled jobs');

/** Runs the jobs of a process, each one run at a time, and waits for those in progress when the process stops. */
@Injectable()
export class JobScheduler implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(JobScheduler.name);
  private readonly stopping = new AbortController();
  private readonly recorded = new Map<string, { at: Date; hasFailed: boolean }>();

  constructor(
    private readonly moduleRef: ModuleRef,
    private readonly registry: SchedulerRegistry,
    @Inject(SCHEDULED_JOBS) private readonly jobs: readonly (ScheduledJob | Type<ScheduledJob>)[],
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: unknown,
  ) {}

  onApplicationBootstrap(): void {
    for (const listed of this.jobs) {
      const job = 'run' in listed ? listed : this.moduleRef.get(listed, { strict: false });
      const cronJob = CronJob.from({
        cronTime: job.schedule,
        onTick: () => this.run(job),
        runOnInit: true,
        waitForCompletion: true,
        start: true,
      });
      this.registry.addCronJob(job.name, cronJob);
    }
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await Promise.all([...this.registry.getCronJobs().values()].map((job) => job.stop()));
  }

  private async run(job: ScheduledJob): Promise<void> {
    const { name } = job;
    const { database, settings } = this;
    const error = await job.run({ database, settings, now: new Date(), signal: this.stopping.signal }).then(
      () => undefined,
      (err: unknown) => err ?? new Error('unknown'),
    );
    if (this.stopping.signal.aborted) return;
    if (error) this.logger.warn({ err: error, job: name }, 'scheduled job failed; the next run tries again');
    await this.record(name, error).catch((err) =>
      this.logger.warn({ err, job: name }, 'failed to record the run of a job'),
    );
  }

  private async record(name: string, error: unknown): Promise<void> {
    const hasFailed = error !== undefined;
    const last = this.recorded.get(name);
    const now = new Date();
    if (last?.hasFailed === hasFailed && now.getTime() - last.at.getTime() < minIntervalMs) return;
    const outcome = hasFailed ? { failedAt: now, error: String(error) } : { succeededAt: now };
    await this.database.manager.upsert(JobRunEntity, { name, ...outcome }, ['name']);
    this.recorded.set(name, { at: now, hasFailed });
  }
}
