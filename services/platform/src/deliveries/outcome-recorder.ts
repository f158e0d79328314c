import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { persist } from '../tasks/persist';
import { type RecordedRow, recordEndings } from './delivery.sql';
import { type Delivery, type Ending, type MessageOf, mailRetrySeconds, type Recorded } from './message';

type Entry = Recorded & { delivery: Delivery; seconds: number | undefined };

/** Outcomes within this time are recorded together: a statement costs more than the few rows it writes. */
const gatherMs = 20;

function stateAfter({ kind }: Ending, seconds: number | undefined): Pick<Entry, 'state' | 'seconds'> {
  if (kind === 'sent' || kind === 'cancelled') return { state: kind, seconds: undefined };
  if (kind === 'rejected' || seconds === undefined) return { state: 'failed', seconds: undefined };
  return { state: 'queued', seconds };
}

/** Records the outcomes of deliveries, many in one statement. An outcome that is lost causes a second copy. */
export class OutcomeRecorder {
  private readonly logger = new Logger(OutcomeRecorder.name);
  private gathered: Entry[] = [];
  private next: Promise<void> | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly messageOf: MessageOf,
  ) {}

  /** Resolves when it is recorded. */
  record(delivery: Delivery, ending: Ending): Promise<void> {
    const message = this.messageOf(delivery.kind);
    const seconds =
      ending.kind === 'waits' ? ending.seconds : (message.retrySeconds ?? mailRetrySeconds)(delivery);
    const entry = { delivery, ending, ...stateAfter(ending, seconds) };
    // The consequences belong to its transaction, and must not roll back the others'.
    if (message.recorded)
      return persist(() =>
        this.database.transaction(async (manager) => {
          const written = await this.write([entry], manager);
          if (written.length > 0) await message.recorded?.(delivery, entry, manager);
        }),
      );
    this.gathered.push(entry);
    this.next ??= this.writeGathered();
    return this.next;
  }

  private async writeGathered(): Promise<void> {
    await sleep(gatherMs);
    const entries = this.gathered;
    this.gathered = [];
    this.next = undefined;
    await persist(() => this.write(entries, this.database.manager));
  }

  /** Returns those whose claim was still ours. */
  private async write(entries: readonly Entry[], manager: EntityManager): Promise<RecordedRow[]> {
    const [written]: [RecordedRow[], number] = await manager.query(recordEndings, [
      entries.map(({ delivery }) => delivery.id),
      entries.map(({ delivery }) => delivery.attempts),
      entries.map(({ state }) => state),
      entries.map(({ ending }) => ending.kind !== 'waits'),
      entries.map(({ ending }) => ('answer' in ending ? ending.answer : null)),
      entries.map(({ seconds }) => seconds ?? null),
    ]);
    const ids = new Set(written.map(({ id }) => id));
    for (const { delivery, ending, state } of entries) {
      const details = { deliveryId: delivery.id, kind: delivery.kind };
      const answer = 'answer' in ending ? `: ${ending.answer}` : '';
      if (state === 'failed' && ids.has(delivery.id)) this.logger.error(details, `delivery failed${answer}`);
      else if (answer && ending.kind !== 'sent') this.logger.warn(details, `delivery deferred${answer}`);
      else this.logger.debug(details, `delivery ${ending.kind}${answer}`);
    }
    return written;
  }
}
