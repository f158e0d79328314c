import { measureNow, PostgresListener, ReadinessChecks, SETTINGS } from '@golghar/platform';
import type { Channel, Outcome } from '@golghar/platform/deliveries';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Queue, Worker } from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';
import { enquiryStoredChannel } from '../../intake/enquiries/enquiry-writer';
import type { WorkerSettings } from '../../settings';

const queueName = 'alerts';

/** Nobody waits longer for Redis; a connection silent for this long is replaced. */
const timeoutMs = 2000;

/**
 * The queue by which new leads, once they have arrived, wake the engine of whichever worker is free. A job holds no data; the
 * queue retries and keeps nothing, since Postgres says what is due. Arrivals themselves are announced by Postgres.
 */
@Injectable()
export class QueueChannel implements Channel, OnModuleDestroy {
  readonly name = 'queue';
  readonly step = 'add a job';
  readonly concurrency = 2;
  // Each lead counts as a host of its own.
  readonly perHost = 1;
  readonly claimedPerHost = 100;

  private readonly logger = new Logger(QueueChannel.name);
  private producer: { redis: Redis; queue: Queue } | undefined;
  private consumer: { redis: Redis; worker: Worker } | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: WorkerSettings,
    private readonly listener: PostgresListener,
    checks: ReadinessChecks,
  ) {
    // Reported, but no reason to call the process unhealthy: it waits for Redis, and a restart would not help.
    checks.add(async () => ({
      redis: { status: 'up', connected: this.producer?.redis.status === 'ready' },
    }));
  }

  async listen(wake: () => void): Promise<void> {
    // The clients log their own errors.
    const note = ({ message }: Error) => this.logger.debug(message);
    const redis = this.openRedis('leads-queue', { commandTimeout: timeoutMs, socketTimeout: timeoutMs });
    this.producer = { redis, queue: new Queue(queueName, { connection: redis }).on('error', note) };
    const connection = this.openRedis('leads-worker');
    const worker = new Worker(queueName, async () => wake(), { connection }).on('error', note);
    this.consumer = { redis: connection, worker };
    const help = 'Batches of new leads in the queue; NaN: Redis is away';
    measureNow('golghar_queue_jobs', help, () => this.length().catch(() => Number.NaN));
    await this.listener.listen(enquiryStoredChannel, { onNotification: wake, onListening: wake });
  }

  async onModuleDestroy(): Promise<void> {
    for (const part of [this.producer, this.consumer]) part?.redis.disconnect();
    this.producer?.queue.close().catch(() => undefined);
    await this.consumer?.worker.close(true).catch(() => undefined);
  }

  async send(): Promise<Outcome> {
    try {
      await this.openQueue().add('wake', {}, { removeOnComplete: true, removeOnFail: true });
      return { kind: 'sent', answer: '' };
    } catch (error) {
      return { kind: 'deferred', answer: (error as Error).message };
    }
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
