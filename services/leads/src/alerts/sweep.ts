import { RepeatedTask } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { AlertRepository } from './alert.repository';
import { AlertQueue } from './alert-queue';

const pollIntervalMs = 5000;
const pageSize = 200;

/**
 * Treats Postgres as the source of truth for what is done: an alert that the ledger shows unsent and due, and that Redis
 * does not hold, is queued again. It brings back what Redis lost or never took, what a crash cut off, and whose time for
 * another attempt has come.
 */
@Injectable()
export class Sweep implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(Sweep.name);
  private readonly task = new RepeatedTask(() => this.run(), pollIntervalMs);

  constructor(
    private readonly alerts: AlertRepository,
    private readonly queue: AlertQueue,
  ) {}

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  private async run(): Promise<void> {
    try {
      let last: { dueAt: Date; id: string } | undefined;
      for (let found = pageSize; found === pageSize; ) {
        const due = await this.alerts.overdue(last, pageSize);
        found = due.length;
        const end = due.at(-1);
        if (end) last = { dueAt: end.dueAt, id: end.alertId };
        const lost = await this.queue.missing(due);
        await this.queue.add(await this.alerts.renew(lost));
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn(`failed to sweep; retrying in the next run: ${reason}`);
    }
  }
}
