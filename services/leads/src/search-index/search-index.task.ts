import { RepeatedTask } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { SearchIndex } from './search-index';

const pollIntervalMs = 500;
const batchSize = 500;

/**
 * In the worker: makes the search fields of leads that have none, which are older than those, or were added by hand. In
 * small transactions, so that nobody waits.
 */
@Injectable()
export class SearchIndexTask implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(SearchIndexTask.name);
  private readonly task = new RepeatedTask(() => this.run(), pollIntervalMs);
  private isStopping = false;

  constructor(private readonly index: SearchIndex) {}

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.task.stop();
  }

  private async run(): Promise<void> {
    try {
      let read = batchSize;
      while (read === batchSize && !this.isStopping) read = await this.index.readUnread(batchSize);
    } catch (err) {
      this.logger.warn({ err }, 'failed to update the search index; retrying');
    }
  }
}
