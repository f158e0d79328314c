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

/** Links the leads that the relay has not, and those of files, in small transactions. */
@Injectable()
export class PersonLinkJob implements ScheduledJob {
  readonly name = 'links to people';
  readonly schedule = '*/10 * * * * *';

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: PersonLinksRepository,
    private readonly linker: PersonLinker,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    for (let found = batchSize; found === batchSize && !signal.aborted; await sleep(pauseMs))
      found = await this.database.transaction(async (manager) => {
        const ids = await this.links.nextUnlinked(manager, batchSize);
        if (ids.length > 0) {
          await this.links.lock(manager);
          await this.linker.link(manager, ids);
        }
        return ids.length;
      });
  }
}
