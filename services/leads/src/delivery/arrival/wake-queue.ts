import { measureNow, ReadinessChecks, SETTINGS } from '@golghar/platform';
import { DeliveryEngine } from '@golghar/platform/deliveries';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Queue, Worker } from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';
import type { WorkerSettings } from '../../settings';

const queueName = 'alerts';

/** Nobody waits longer for Redis; a connection silent for this long is replaced. */
const timeoutMs = 2000;

/**
 * The queue by which new leads wake the delivery engine of whichever worker is free. A job stands for a batch of leads and holds
 * no data; the queue retries and keeps nothing, since Postgres says what is due.
 */
@Injectable()
export class WakeQueue implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(WakeQueue.name);
  private producer: { redis: Redis; queue: Queue } | undefined;
  private consumer: { redis: Redis; worker: Worker } | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: WorkerSettings,
    private readonly engine: DeliveryEngine,
    checks: ReadinessChecks,
  ) {
    // Reported, but no reason to call the process unhealthy: it waits for Redis, and a restart would not help.
    checks.add(async () => ({
      redis: { status: 'up', connected: this.producer?.redis.status === 'ready' },
    }));
  }

  onModuleInit(): void {
    // The clients log their own errors.
    const note = ({ message }: Error) => this.logger.debug(message);
    const redis = this.openRedis('leads-relay', { commandTimeout: timeoutMs, socketTimeout: timeoutMs });
    this.producer = { redis, queue: new Queue(queueName, { connection: redis }).on('error', note) };
    const connection = this.openRedis('leads-worker');
    const worker = new Worker(queueName, async () => this.engine.wake(), { connection }).on('error', note);
    this.consumer = { redis: connection, worker };
    const help = 'Batches of new leads in the queue; NaN: Redis is away';
    measureNow('golghar_queue_jobs', help, () => this.length().catch(() => Number.NaN));
  }

  async onModuleDestroy(): Promise<void> {
    for (const part of [this.producer, this.consumer]) part?.redis.disconnect();
    this.producer?.queue.close().catch(() => undefined);
    await this.consumer?.worker.close(true).catch(() => undefined);
  }

  /** Adds a job for a batch of new leads. @throws Error while Redis is away */
  async add(): Promise<void> {
    await this.openQueue().add('wake', {}, { removeOnComplete: true, removeOnFail: true });
  }

  private async length(): Promise<number> {
    return this.openQueue().getJobCountByTypes('wait', 'prioritized', 'delayed', 'active');
  }

  /** BullMQ would wait until Redis is back, however long that takes (bullmq #995). */
  private openQueue(): Queue {
    if (this.producer?.redis.status !== 'ready') throw new Error('Redis is away');
    return this.producer.queue;
  }

  private openRedis(connectionName: string, limits: RedisOptions = {}): Redis {
    let isLost = false;
    const client = new Redis(this.settings.REDIS_URL, {
      connectionName,
      maxRetriesPerRequest: null,
      retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
      ...limits,
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
