import { dayOf } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { HistoryRepository } from './history.repository';
import type { HistoryDayEntity } from './history-day.entity';
import type { HistoryEntryRow } from './history-sources.sql';
import { digestOf, firstPrevious, hashOf, makeSalt } from './seal';

/** Of each source in one transaction. */
const batchSize = 500;

/** Entries of this time are looked for again: transactions commit in another order than they begin. */
export const overlapMs = 15 * 60_000;

/** Seals what was added to the history, after it was committed: writers neither wait for it nor for one another. */
@Injectable()
export class HistorySealer {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly history: HistoryRepository,
  ) {}

  /** Seals one batch; answers whether there may be more. */
  sealBatch(): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      if (!(await this.history.lock(manager))) return false;
      const progress = await this.history.findProgress(manager);
      const from = new Date(Math.max(+progress.startedAt, +progress.sealedUntil - overlapMs));
      const found = await this.history.findUnsealed(manager, from, progress.now, batchSize);
      if (found.length > 0) await this.seal(manager, found.sort(byTime), progress.now);
      // One source that is not exhausted may have any number of entries more.
      const isMore = found.length >= batchSize;
      if (!isMore) await this.history.saveProgress(manager, progress.now);
      return isMore;
    });
  }

  private async seal(manager: EntityManager, found: readonly HistoryEntryRow[], now: Date): Promise<void> {
    const day = await this.currentDay(manager, dayOf(now));
    let { head } = day;
    const seals = found.map(({ source, id: entryId, leadId, at, content }) => {
      const salt = makeSalt();
      const sealed = { source, entryId, leadId, at, digest: digestOf(salt, content) };
      head = hashOf(head, sealed);
      return { ...sealed, salt, hash: head };
    });
    await this.history.addSeals(manager, { day: day.day, position: day.entries + 1 }, seals);
    await this.history.saveDay(manager, { ...day, entries: day.entries + seals.length, head });
  }

  /** The day that is being sealed: never one before the last, whatever the clock says. */
  private async currentDay(manager: EntityManager, today: string): Promise<HistoryDayEntity> {
    const last = await this.history.findLastDay(manager);
    if (last && last.day >= today) return last;
    const previous = last?.head ?? firstPrevious;
    return { day: today, entries: 0, previous, head: previous };
  }
}

const byTime = (a: HistoryEntryRow, b: HistoryEntryRow): number => +a.at - +b.at || (a.id < b.id ? -1 : 1);
