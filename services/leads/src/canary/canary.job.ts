import type { ScheduledJob } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { WORKER_SETTINGS, type WorkerSettings } from '../settings';
import { CanaryService } from './canary.service';

/** After a start the rest of the product may not be there yet. */
const firstRunDelayMs = 10 * 60_000;

/** Looks whether it is time for a canary. */
@Injectable()
export class CanaryJob implements ScheduledJob {
  readonly name = 'canary';
  readonly schedule = '0 * * * * *';
  private readonly firstRunAt = Date.now() + firstRunDelayMs;

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'CANARY_HOURS'>,
    private readonly canary: CanaryService,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    if (this.settings.CANARY_HOURS === 0 || Date.now() < this.firstRunAt) return;
    signal.addEventListener('abort', () => this.canary.stop(), { once: true });
    await this.canary.runWhenDue();
  }
}
