import type { ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { AlertRepository } from './alert.repository';
import { AlertQueue } from './alert-queue';

const pageSize = 200;

/**
 * Treats Postgres as the source of truth for what is done: an alert that the ledger shows unsent and due, and that Redis
 * does not hold, is queued again. It brings back what Redis lost or never took, what a crash cut off, and whose time for
 * another attempt has come.
 */
@Injectable()
export class Sweep implements ScheduledJob {
  readonly name = 'sweep of alerts';
  readonly schedule = '*/5 * * * * *';

  constructor(
    private readonly alerts: AlertRepository,
    private readonly queue: AlertQueue,
  ) {}

  async run(): Promise<void> {
    let last: { dueAt: Date; id: string } | undefined;
    for (let found = pageSize; found === pageSize; ) {
      const due = await this.alerts.overdue(last, pageSize);
      found = due.length;
      const end = due.at(-1);
      if (end) last = { dueAt: end.dueAt, id: end.alertId };
      const lost = await this.queue.missing(due);
      await this.queue.add(await this.alerts.renew(lost));
    }
  }
}
