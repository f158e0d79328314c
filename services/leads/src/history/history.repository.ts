import type { HistorySource } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HistoryDayEntity } from './history-day.entity';
import { HistoryProgressEntity } from './history-progress.entity';
import * as sql from './history-seals.sql';
import { findEntries, findUnsealed, type HistoryEntryRow } from './history-sources.sql';

export type NewSeal = Omit<sql.SealRow, 'day' | 'position'>;

/** Entries of the history and their seals, each within the transaction of who asks. */
@Injectable()
export class HistoryRepository {
  /** Makes this transaction the only one that seals; false when there is another. */
  async lock(manager: EntityManager): Promise<boolean> {
    const [{ isOurs }]: [sql.SealingLockRow] = await manager.query(sql.lockSealing);
    return isOurs;
  }

  /** Since when the history is sealed, up to when all of it is, and the time of the transaction. */
  async findProgress(manager: EntityManager): Promise<sql.ProgressRow> {
    const [progress]: [sql.ProgressRow] = await manager.query(sql.findProgress);
    return progress;
  }

  async saveProgress(manager: EntityManager, sealedUntil: Date): Promise<void> {
    await manager.update(HistoryProgressEntity, { id: 1 }, { sealedUntil });
  }

  /** Entries without a seal from a time on and before another, the oldest of each source first. */
  findUnsealed(manager: EntityManager, from: Date, before: Date, limit: number): Promise<HistoryEntryRow[]> {
    return manager.query(findUnsealed, [from, before, limit]);
  }

  findEntries(
    manager: EntityManager,
    source: HistorySource,
    ids: readonly string[],
  ): Promise<HistoryEntryRow[]> {
    return manager.query(findEntries(source), [ids]);
  }

  /** Every day that was sealed, the oldest first. */
  findDays(manager: EntityManager): Promise<HistoryDayEntity[]> {
    return manager.find(HistoryDayEntity, { order: { day: 'ASC' } });
  }

  async findLastDay(manager: EntityManager): Promise<HistoryDayEntity | undefined> {
    const [day] = await manager.find(HistoryDayEntity, { order: { day: 'DESC' }, take: 1 });
    return day;
  }

  async saveDay(manager: EntityManager, day: HistoryDayEntity): Promise<void> {
    await manager.upsert(HistoryDayEntity, day, ['day']);
  }

  /** A page of seals after a position, in the order of the chain. */
  findSeals(
    manager: EntityManager,
    after: Pick<sql.SealRow, 'day' | 'position'>,
    limit: number,
  ): Promise<sql.SealRow[]> {
    return manager.query(sql.findSeals, [after.day, after.position, limit]);
  }

  /** Adds seals to a day, the first of them at a position. */
  async addSeals(
    manager: EntityManager,
    first: Pick<sql.SealRow, 'day' | 'position'>,
    seals: readonly NewSeal[],
  ): Promise<void> {
    await manager.query(sql.addSeals, [
      first.day,
      first.position,
      seals.map(({ source }) => source),
      seals.map(({ entryId }) => entryId),
      seals.map(({ leadId }) => leadId),
      seals.map(({ at }) => at),
      seals.map(({ salt }) => salt),
      seals.map(({ digest }) => digest),
      seals.map(({ hash }) => hash),
    ]);
  }

  /** Those of some leads and entries that were erased by right. */
  async findErased(
    manager: EntityManager,
    ids: readonly string[],
    deletedKeptDays: number,
  ): Promise<Set<string>> {
    const rows: sql.ErasureRow[] = await manager.query(sql.findErasures, [ids, deletedKeptDays]);
    return new Set(rows.map(({ id }) => id));
  }
}
