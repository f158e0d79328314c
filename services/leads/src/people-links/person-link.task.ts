import { setTimeout as sleep } from 'node:timers/promises';
import { RepeatedTask } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { idAt } from '../search-index/id-at';
import { PersonLinker } from './person-linker';
import { PersonLinksRepository } from './person-links.repository';

const pollIntervalMs = 10_000;
const batchSize = 500;

/** Between two batches, so that enquiries come first. */
const pauseMs = 50;

/** Leads of this time are looked at again in each round: whatever the relay left out, and those of a file. */
const recentMs = 10 * 60_000;

/** How often all leads are looked at: some may be added by hand, with whichever id. */
const wholeRoundMs = 6 * 60 * 60_000;

/** A little ahead: clocks differ. */
const aheadMs = 60_000;

const firstId = '00000000-0000-0000-0000-000000000000';
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * In the worker: links the leads that the relay has not, and all from before there were people, in small transactions.
 */
@Injectable()
export class PersonLinkTask implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(PersonLinkTask.name);
  private readonly task = new RepeatedTask(() => this.run(), pollIntervalMs);
  private isStopping = false;
  private wholeRoundAt = 0;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: PersonLinksRepository,
    private readonly linker: PersonLinker,
  ) {}

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.task.stop();
  }

  async run(): Promise<void> {
    const start = Date.now();
    const isWhole = start - this.wholeRoundAt >= wholeRoundMs;
    try {
      if (isWhole) await this.scan(firstId, lastId);
      else await this.scan(idAt(start - recentMs), idAt(start + aheadMs));
      if (isWhole && !this.isStopping) this.wholeRoundAt = start;
    } catch (err) {
      this.logger.warn({ err }, 'failed to link enquiries to people; retrying in the next run');
    }
  }

  private async scan(start: string, before: string): Promise<void> {
    for (
      let after = start, found = batchSize;
      found === batchSize && !this.isStopping;
      await sleep(pauseMs)
    ) {
      const rows = await this.links.scan(this.database.manager, { after, before }, batchSize);
      found = rows.length;
      after = rows.at(-1)?.id ?? after;
      const ids = rows.filter(({ isLinked }) => !isLinked).map(({ id }) => id);
      if (ids.length > 0)
        await this.database.transaction(async (manager) => {
          await this.links.lock(manager);
          await this.linker.link(manager, ids);
        });
    }
  }
}
