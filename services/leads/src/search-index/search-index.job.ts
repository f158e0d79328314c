import type { ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { indexUnread } from './search-index';

const batchSize = 500;

/** Makes leads findable that were added by hand, in small transactions, so that nobody waits. */
@Injectable()
export class SearchIndexJob implements ScheduledJob {
  readonly name = 'search index';
  readonly schedule = '* * * * * *';

  constructor(private readonly database: DataSource) {}

  async run(signal: AbortSignal): Promise<void> {
    for (let found = batchSize; found === batchSize && !signal.aborted; )
      found = await this.database.transaction((manager) => indexUnread(manager, batchSize));
  }
}
