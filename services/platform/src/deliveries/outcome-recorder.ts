import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { retry } from '../tasks/retry';
import { type Delivery, type Ending, mailRetries } from './delivery';
import { type RecordedRow, recordEndings } from './delivery.sql';
import { Messages } from './message';

type Entry = { delivery: Delivery; ending: Ending };

/** Outcomes of so long are written down together. */
const gatherMs = 4;

/**
 * What came of an attempt is written down even when Postgres restarts just then: who forgets it sends a second copy.
 */
const retries = { times: 15, pauseMs: 1000 };

/** Writes down what came of deliveries, many in one statement. */
@Injectable()
export class OutcomeRecorder {
  private readonly logger = new Logger(OutcomeRecorder.name);
  private gathered: Entry[] = [];
  private next: Promise<void> | undefined;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly messages: Messages,
  ) {}

  /** Resolves when it is written down. */
  record(delivery: Delivery, ending: Ending): Promise<void> {
    const entry = { delivery, ending };
    // What follows from it belongs into its transaction, and must not undo the others'.
    if (this.messages.of(delivery.kind).recorded) return this.write([entry]);
    this.gathered.push(entry);
    this.next ??= this.writeGathered();
    return this.next;
  }

  private async writeGathered(): Promise<void> {
    await sleep(gatherMs);
    const entries = this.gathered;
    this.gathered = [];
    this.next = undefined;
    await this.write(entries);
  }

  private write(entries: readonly Entry[]): Promise<void> {
    return retry(async () => {
      const [entry] = entries;
      const follow =
        entry && this.messages.of(entry.delivery.kind).recorded?.bind(this.messages.of(entry.delivery.kind));
      if (!follow) return this.log(entries, await this.update(this.database.manager, entries));
      return this.database.transaction(async (manager) => {
        const rows = await this.update(manager, entries);
        this.log(entries, rows);
        for (const { state } of rows) await follow(entry.delivery, { ending: entry.ending, state }, manager);
      });
    }, retries);
  }

  private async update(manager: EntityManager, entries: readonly Entry[]): Promise<RecordedRow[]> {
    const rows = entries.map(({ delivery: { kind, id, attempts }, ending }) => {
      const { secondsAfter, keepSeconds } = this.messages.of(kind).retries ?? mailRetries;
      return {
        id,
        attempts,
        kind: ending.kind,
        answer: 'answer' in ending ? ending.answer : null,
        seconds: (ending.kind === 'waits' ? ending.seconds : secondsAfter(attempts)) ?? null,
        keepSeconds: keepSeconds ?? null,
      };
    });
    const [recorded]: [RecordedRow[], number] = await manager.query(recordEndings, [
      rows.map(({ id }) => id),
      rows.map(({ attempts }) => attempts),
      rows.map(({ kind }) => kind),
      rows.map(({ answer }) => answer),
      rows.map(({ seconds }) => seconds),
      rows.map((row) => row.keepSeconds),
    ]);
    return recorded;
  }

  private log(entries: readonly Entry[], rows: readonly RecordedRow[]): void {
    const states = new Map(rows.map(({ id, state }) => [id, state]));
    for (const { delivery, ending } of entries) {
      const { id: deliveryId, kind } = delivery;
      const answer = 'answer' in ending ? `: ${ending.answer}` : '';
      if (states.get(deliveryId) === 'failed')
        this.logger.error({ deliveryId, kind }, `delivery failed${answer}`);
      else if (ending.kind === 'deferred')
        this.logger.warn({ deliveryId, kind }, `delivery deferred${answer}`);
      else this.logger.debug({ deliveryId, kind }, `delivery ${ending.kind}${answer}`);
    }
  }
}
