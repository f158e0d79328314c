import { RepeatedTask } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { VisitorRepository } from '../visitors/visitor.repository';

const intervalMs = 60 * 60 * 1000;

/** Deletes what is over, every hour and at the start. */
@Injectable()
export class RetentionService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(RetentionService.name);
  private readonly task = new RepeatedTask(() => this.run(), intervalMs);

  constructor(private readonly visitors: VisitorRepository) {}

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  async run(): Promise<void> {
    await this.visitors
      .deleteOld()
      .catch((err) => this.logger.warn({ err }, 'failed to delete expired rows; retrying in the next run'));
  }
}
