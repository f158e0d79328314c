import { connectToRedis } from '@golghar/platform/queue';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Worker } from 'bullmq';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { alertJobSchema, alertQueueName } from './alert-job';
import { AlertSender } from './alert-sender';

const concurrency = 8;

/** Mails on their way get this long to arrive when the process is asked to stop. */
const stopTimeoutMs = 5000;

/** Takes jobs from the queue; what a job means, the sender knows. */
@Injectable()
export class AlertWorker implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(AlertWorker.name);
  private redis: ReturnType<typeof connectToRedis> | undefined;
  private worker: Worker | undefined;

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
    private readonly sender: AlertSender,
  ) {}

  onModuleInit(): void {
    this.redis = connectToRedis(this.settings.REDIS_URL, 'leads-worker');
    this.worker = new Worker(alertQueueName, ({ data }) => this.sender.send(alertJobSchema.parse(data)), {
      connection: this.redis,
      concurrency,
      // A job of a killed worker comes back after one of these and not after a minute.
      lockDuration: 10_000,
      stalledInterval: 5000,
      // By default a second crash would end the job for good; the ledger decides about that.
      maxStalledCount: 100,
    });
    this.worker.on('error', (error) => this.logger.debug(error.message));
    this.worker.on('failed', (_, error) =>
      this.logger.warn(`attempt interrupted; the sweep will retry it: ${error.message}`),
    );
  }

  async onModuleDestroy(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise((resolve) => {
      timer = setTimeout(resolve, stopTimeoutMs);
    });
    // What is still being sent then comes back when its lease ends.
    await Promise.race([this.worker?.close().catch(() => undefined), limit]);
    clearTimeout(timer);
    this.redis?.disconnect();
  }
}
