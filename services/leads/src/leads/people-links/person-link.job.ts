import { setTimeout as sleep } from 'node:timers/promises';
import type { ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { link, lockPeople } from './person-links';

const batchSize = 500;

/** Between two batches, so that enquiries come first. */
const pauseMs = 50;

/** Links the leads that the relay has not, and those of files, in small transactions. */
@Injectable()
export class PersonLinkJob implements ScheduledJob {
  readonly name = 'links to people';
  readonly schedule = '*/10 * * * * *';

  constructor(private readonly database: DataSource) {}

  async run(signal: AbortSignal): Promise<void> {
    for (let found = batchSize; found === batchSize && !signal.aborted; await sleep(pauseMs))
      found = await this.database.transaction(async (manager) => {
        await lockPeople(manager);
        return link(manager, { limit: batchSize });
      });
  }
}
