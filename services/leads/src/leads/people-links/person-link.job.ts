import { setTimeout as sleep } from 'node:timers/promises';
import type { ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PersonLinker } from './person-linker';
import { PersonLinksRepository } from './person-links.repository';

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
 * Links the leads that the relay has not, and all from before there were people, in small transactions.
 */
@Injectable()
export class PersonLinkJob implements ScheduledJob {
  readonly name = 'links to people';
  readonly schedule = '*/10 * * * * *';
  private wholeRoundAt = 0;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: PersonLinksRepository,
    private readonly linker: PersonLinker,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    const start = Date.now();
    const isWhole = start - this.wholeRoundAt >= wholeRoundMs;
    if (isWhole) await this.scan(firstId, lastId, signal);
    else await this.scan(idAt(start - recentMs), idAt(start + aheadMs), signal);
    if (isWhole && !signal.aborted) this.wholeRoundAt = start;
  }

  private async scan(start: string, before: string, signal: AbortSignal): Promise<void> {
    for (let after = start, found = batchSize; found === batchSize && !signal.aborted; await sleep(pauseMs)) {
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

/** The smallest id that could be made at a time: ids begin with it (UUID version 7). */
export const idAt = (at: number): string => {
  const hex = Math.max(at, 0).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};
