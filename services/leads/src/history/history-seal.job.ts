import type { ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { HistorySealer } from './history-sealer';

/** Seals the history some seconds after it happened. */
@Injectable()
export class HistorySealJob implements ScheduledJob {
  readonly name = 'seals of the history';
  readonly schedule = '*/10 * * * * *';

  constructor(private readonly sealer: HistorySealer) {}

  async run(signal: AbortSignal): Promise<void> {
    while ((await this.sealer.sealBatch()) && !signal.aborted);
  }
}
