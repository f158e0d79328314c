import { setTimeout as sleep } from 'node:timers/promises';
import { measureNow, ReadinessChecks } from '@golghar/platform';
import { DeliveryEngine } from '@golghar/platform/deliveries';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';

const queueName = 'alerts';

/** While Redis is away its client makes everybody wait: nobody here waits longer than this. */
const timeoutMs = 2000;

const late = Symbol('late');

/**
 * The queue by which new leads wake the engine of deliveries, of whichever worker is free. A job is for a batch of them and
 * holds nothing; nothing is retried or kept by it, since Postgres says what is due. Every call is limited in time
 * and throws when Redis is away; a client that hung is disconnected, since it may stay stuck after Redis is back.
 */
@Injectable()
export class WakeQueue implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(WakeQueue.name);
  private current: { redis: Redis; queue: Queue } | undefined;
  private redis: Redis | undefined;
  private worker: Worker | undefined;

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
    private readonly engine: DeliveryEngine,
    checks: ReadinessChecks,
  ) {
    // Named, but not held against the process: it waits for Redis and a restart would not help.
    checks.add(async () => ({
      redis: { status: 'up', connected: this.connection.redis.status === 'ready' },
    }));
  }

  onApplicationBootstrap(): void {
    measureNow('golghar_queue_jobs', 'Batches of new leads in the queue; NaN: Redis is away', () =>
      this.length().catch(() => Number.NaN),
    );
    this.redis = this.openRedis('leads-worker');
    this.worker = new Worker(queueName, async () => this.engine.wake(), { connection: this.redis });
    this.worker.on('error', (error) => this.logger.debug(error.message));
  }

  async onModuleDestroy(): Promise<void> {
    this.disconnect();
    this.redis?.disconnect();
    // Its jobs take no time, and Redis may be away.
    await this.worker?.close(true).catch(() => undefined);
  }

  /** Adds a job for a batch of new leads. */
  async add(): Promise<void> {
    await this.request((queue) => queue.add('wake', {}, { removeOnComplete: true, removeOnFail: true }));
  }

  /** How many jobs are not done. */
  private length(): Promise<number> {
    return this.request((queue) => queue.getJobCountByTypes('wait', 'prioritized', 'delayed', 'active'));
  }

  private async request<T>(command: (queue: Queue) => Promise<T>): Promise<T> {
    const limit = sleep(timeoutMs, late, { ref: false });
    const answer = await Promise.race([command(this.connection.queue), limit]);
    if (answer !== late) return answer;
    this.disconnect();
    throw new Error(`Redis did not answer within ${timeoutMs} ms`);
  }

  private get connection() {
    this.current ??= this.connect();
    return this.current;
  }

  private connect() {
    const redis = this.openRedis('leads-relay');
    const queue = new Queue(queueName, { connection: redis });
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

  /** It reconnects for ever; commands wait while Redis is away, because no setting of BullMQ makes an add safe then (bullmq #995). */
  private openRedis(connectionName: string): Redis {
    let isLost = false;
    const client = new Redis(this.settings.REDIS_URL, {
      connectionName,
      maxRetriesPerRequest: null,
      retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
    });
    client.on('error', (error) => {
      if (!isLost) this.logger.warn(`${connectionName}: lost the connection to Redis: ${error.message}`);
      isLost = true;
    });
    client.on('ready', () => {
      if (isLost) this.logger.log(`${connectionName}: reconnected to Redis`);
      isLost = false;
    });
    return client;
  }
}
