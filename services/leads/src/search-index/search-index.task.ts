import { RepeatedTask } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { idAt } from './id-at';
import { SearchIndex } from './search-index';
import { SearchIndexRepository } from './search-index.repository';

const pollIntervalMs = 500;
const batchSize = 500;

/** Longer than any statement may run: a lead that was begun earlier may be committed later. */
const overlapMs = 30_000;

/**
 * In the worker, after the commit: an enquiry stores its own search fields and waits for nothing here. Takes over
 * the pairs of letters and the names of new leads, and makes the search fields of leads that have none: the ones
 * from before there were any. In small transactions, so that nobody waits.
 */
@Injectable()
export class SearchIndexTask implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(SearchIndexTask.name);
  private readonly task = new RepeatedTask(() => this.run(), pollIntervalMs);
  private isStopping = false;
  /** Arrived within the overlap and taken over already. */
  private taken = new Set<string>();

  constructor(
    private readonly stored: SearchIndexRepository,
    private readonly index: SearchIndex,
  ) {}

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.task.stop();
  }

  private async run(): Promise<void> {
    try {
      await this.takeArrived();
      for (let read = batchSize; read === batchSize && !this.isStopping; ) {
        read = await this.index.readUnread(batchSize);
        if (read > 0) await this.takeArrived();
      }
    } catch (err) {
      this.logger.warn({ err }, 'failed to update the search index; retrying');
    }
  }

  private async takeArrived(): Promise<void> {
    const seen = await this.stored.transaction(async (manager) => {
      const arrivedUntil = await this.stored.lockProgress(manager);
      if (!arrivedUntil) return undefined;
      const start = Date.now();
      const seen = new Set<string>();
      let after = idAt(arrivedUntil.getTime() - overlapMs);
      for (let found = batchSize; found === batchSize; ) {
        const rows = await this.stored.findArrived(manager, after, idAt(start + overlapMs), batchSize);
        found = rows.length;
        after = rows.at(-1)?.id ?? after;
        await this.index.learn(
          manager,
          rows.filter(({ id }) => !this.taken.has(id)),
        );
        for (const { id } of rows) seen.add(id);
      }
      if (seen.size > 0) await this.stored.saveProgress(manager, new Date(start));
      return seen;
    });
    if (seen) this.taken = seen;
  }
}
