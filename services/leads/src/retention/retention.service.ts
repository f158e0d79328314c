import { deletedKeptDays } from '@golghar/contracts';
import { applyAuditRetention, RepeatedTask } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

const intervalMs = 60 * 60 * 1000;

/** What is deleted when its time is over. */
const deletions = [
  // Keys are promised for at least 24 hours.
  `DELETE FROM idempotency_key WHERE created_at < now() - interval '48 hours'`,
  // A deleted lead goes with its notes, contacts, changes and alerts.
  `DELETE FROM lead WHERE deleted_at < now() - interval '${deletedKeptDays} days'`,
  // Who did not confirm is forgotten, and an e-mail that was sent is of use to nobody.
  `DELETE FROM subscriber WHERE confirmed_at IS NULL AND requested_at < now() - interval '7 days'`,
  `DELETE FROM outgoing_email WHERE state <> 'queued' AND queued_at < now() - interval '30 days'`,
];

@Injectable()
export class RetentionService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(RetentionService.name);
  private readonly task = new RepeatedTask(() => this.run(), intervalMs);

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  private async run(): Promise<void> {
    const steps = [
      ...deletions.map((deletion) => () => this.database.query(deletion)),
      () => applyAuditRetention(this.database),
    ];
    for (const step of steps)
      await step().catch((err) =>
        this.logger.warn({ err }, 'nothing was deleted this time; the next round will'),
      );
  }
}
