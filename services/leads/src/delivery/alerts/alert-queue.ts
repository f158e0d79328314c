import { measureNow } from '@golghar/platform/metrics';
import { connectToRedis } from '@golghar/platform/queue';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Queue } from 'bullmq';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { type AlertJob, alertJobId, alertJobOptions, alertQueueName } from './alert-job';

/** While Redis is away its client makes everybody wait: nobody here waits longer than this. */
const timeoutMs = 2000;

type Connected = { redis: ReturnType<typeof connectToRedis>; queue: Queue<AlertJob> };

class TimedOut extends Error {
  override message = `Redis did not answer within ${timeoutMs} ms`;
}

const withinTimeout = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut()), timeoutMs);
  });
  // What lost the race may still fail later.
  work.catch(() => undefined);
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};

/**
 * The way into Redis. Every call is limited in time and throws when Redis is away; a client that hung is
 * disconnected, since it may stay stuck after Redis is back.
 */
@Injectable()
export class AlertQueue implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(AlertQueue.name);
  private current: Connected | undefined;

  constructor(@Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings) {}

  onModuleInit(): void {
    measureNow('golghar_queue_jobs', 'Alerts in the queue, also those being sent; NaN: Redis is away', () =>
      this.length().catch(() => Number.NaN),
    );
  }

  async add(jobs: readonly AlertJob[]): Promise<void> {
    if (jobs.length === 0) return;
    const entries = jobs.map((job) => ({ name: 'send', data: job, opts: alertJobOptions(job) }));
    await this.request((queue) => queue.addBulk(entries));
  }

  /** Those of the jobs that Redis does not hold: lost, or done, since it forgets what is finished. */
  async missing(jobs: readonly AlertJob[]): Promise<AlertJob[]> {
    const found = await this.request((queue) =>
      Promise.all(jobs.map((job) => queue.getJob(alertJobId(job)))),
    );
    return jobs.filter((_, index) => found[index] === undefined);
  }

  /** Whether there is a connection to Redis right now, without asking it. */
  get isConnected(): boolean {
    this.current ??= this.connect();
    return this.current.redis.status === 'ready';
  }

  /** How many jobs are not done. */
  private length(): Promise<number> {
    return this.request((queue) => queue.getJobCountByTypes('wait', 'prioritized', 'delayed', 'active'));
  }

  onModuleDestroy(): void {
    this.disconnect();
  }

  private async request<T>(command: (queue: Queue<AlertJob>) => Promise<T>): Promise<T> {
    this.current ??= this.connect();
    try {
      return await withinTimeout(command(this.current.queue));
    } catch (error) {
      if (error instanceof TimedOut) this.disconnect();
      throw error;
    }
  }

  private connect(): Connected {
    const redis = connectToRedis(this.settings.REDIS_URL, 'leads-relay');
    const queue = new Queue<AlertJob>(alertQueueName, { connection: redis });
    // The client itself tells of its troubles.
    queue.on('error', (error) => this.logger.debug(error.message));
    return { redis, queue };
  }

  private disconnect(): void {
    const { queue, redis } = this.current ?? {};
    this.current = undefined;
    redis?.disconnect();
    queue?.close().catch(() => undefined);
  }
}
