import { measureNow } from '@golghar/platform';
import { DeliveryEngine } from '@golghar/platform/deliveries';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { Queue, Worker } from 'bullmq';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { connectToRedis } from './redis-client';

const queueName = 'alerts';

/** While Redis is away its client makes everybody wait: nobody here waits longer than this. */
const timeoutMs = 2000;

type Connected = { redis: ReturnType<typeof connectToRedis>; queue: Queue };

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
 * The queue by which new leads wake the engine of deliveries, of whichever worker is free. A job is for a batch of them and
 * holds nothing; nothing is retried or kept by it, since Postgres says what is due. Every call is limited in time
 * and throws when Redis is away; a client that hung is disconnected, since it may stay stuck after Redis is back.
 */
@Injectable()
export class WakeQueue implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(WakeQueue.name);
  private current: Connected | undefined;
  private redis: ReturnType<typeof connectToRedis> | undefined;
  private worker: Worker | undefined;

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
    private readonly engine: DeliveryEngine,
  ) {}

  onModuleInit(): void {
    measureNow('golghar_queue_jobs', 'Batches of new leads in the queue; NaN: Redis is away', () =>
      this.length().catch(() => Number.NaN),
    );
  }

  onApplicationBootstrap(): void {
    this.redis = connectToRedis(this.settings.REDIS_URL, 'leads-worker');
    this.worker = new Worker(queueName, async () => this.engine.wake(), { connection: this.redis });
    this.worker.on('error', (error) => this.logger.debug(error.message));
  }

  /** Adds a job for a batch of new leads. */
  async add(): Promise<void> {
    await this.request((queue) => queue.add('wake', {}, { removeOnComplete: true, removeOnFail: true }));
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

  async onModuleDestroy(): Promise<void> {
    this.disconnect();
    this.redis?.disconnect();
    // Its jobs take no time, and Redis may be away.
    await this.worker?.close(true).catch(() => undefined);
  }

  private async request<T>(command: (queue: Queue) => Promise<T>): Promise<T> {
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
}
