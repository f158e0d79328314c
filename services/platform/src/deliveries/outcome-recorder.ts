import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { persist } from '../tasks/persist';
import { type RecordedRow, recordResults } from './delivery.sql';
import { type Delivery, type MessageOf, mailRetrySeconds, type Recorded, type Result } from './message';

type Entry = Recorded & { delivery: Delivery; seconds: number | undefined };

/** Outcomes within this time are recorded together: a statement costs more than the few rows it writes. */
const gatherMs = 20;

function stateAfter({ kind }: Result, seconds: number | undefined): Pick<Entry, 'state' | 'seconds'> {
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
  record(delivery: Delivery, result: Result): Promise<void> {
    const message = this.messageOf(delivery.kind);
    const seconds =
      result.kind === 'waits' ? result.seconds : (message.retrySeconds ?? mailRetrySeconds)(delivery);
    const entry = { delivery, result, ...stateAfter(result, seconds) };
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
    const [written]: [RecordedRow[], number] = await manager.query(recordResults, [
      entries.map(({ delivery }) => delivery.id),
      entries.map(({ delivery }) => delivery.attempts),
      entries.map(({ state }) => state),
      entries.map(({ result }) => result.kind !== 'waits'),
      entries.map(({ result }) => ('answer' in result ? result.answer : null)),
      entries.map(({ seconds }) => seconds ?? null),
    ]);
    const ids = new Set(written.map(({ id }) => id));
    for (const { delivery, result, state } of entries) {
      const details = { deliveryId: delivery.id, kind: delivery.kind };
      const answer = 'answer' in result ? `: ${result.answer}` : '';
      if (state === 'failed' && ids.has(delivery.id)) this.logger.error(details, `delivery failed${answer}`);
      else if (answer && result.kind !== 'sent') this.logger.warn(details, `delivery deferred${answer}`);
      else this.logger.debug(details, `delivery ${result.kind}${answer}`);
    }
    return written;
  }
}
