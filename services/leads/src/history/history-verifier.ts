import { dayOf, deletedKeptDays, type HistoryCheck, maxHistoryBreaks, startOfDay } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ChainCheck } from './chain-check';
import { HistoryRepository } from './history.repository';
import { overlapMs } from './history-sealer';
import type { SealRow } from './history-seals.sql';
import type { HistoryEntryRow } from './history-sources.sql';
import { digestOf } from './seal';

const pageSize = 2000;

/** Shorter than entries and seals are kept, so that what is over is not missed. */
const checkedDays = 720;
const dayMs = 86_400_000;

/** Compares all of the history that is kept with its seals. */
@Injectable()
export class HistoryVerifier {
  private running: Promise<HistoryCheck> | undefined;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly history: HistoryRepository,
  ) {}

  /** Who asks while a check is under way gets that one's result. */
  check(): Promise<HistoryCheck> {
    // One snapshot: what is sealed or erased meanwhile is not looked at.
    this.running ??= this.database
      .transaction('REPEATABLE READ', (manager) => this.checkAll(manager))
      .finally(() => {
        this.running = undefined;
      });
    return this.running;
  }

  private async checkAll(manager: EntityManager): Promise<HistoryCheck> {
    const progress = await this.history.findProgress(manager);
    const days = await this.history.findDays(manager);
    const since = dayOf(new Date(+progress.now - checkedDays * dayMs));
    const chain = new ChainCheck(days, since);
    let erased = 0;
    for (let after: SealRow | undefined, found = pageSize; found === pageSize; ) {
      const page = await this.history.findSeals(manager, after ?? { day: since, position: 0 }, pageSize);
      for (const seal of page) chain.add(seal);
      erased += await this.compare(manager, page, chain);
      found = page.length;
      after = page.at(-1);
    }
    chain.end();
    const from = new Date(Math.max(+progress.startedAt, +startOfDay(since)));
    const before = new Date(+progress.sealedUntil - overlapMs);
    const added = await this.history.findUnsealed(manager, from, before, maxHistoryBreaks);
    for (const { source, id, leadId, at } of added)
      chain.report({ day: dayOf(at), fault: 'inserted', source, entryId: id, leadId });
    return {
      checkedAt: progress.now.toISOString(),
      since: chain.days[0]?.day ?? null,
      days: chain.days.length,
      entries: chain.entries,
      erased,
      head: days.at(-1)?.head.toString('hex') ?? null,
      isIntact: chain.breaks.length === 0,
      breaks: chain.breaks.slice(0, maxHistoryBreaks),
    };
  }

  /** Compares entries with their seals; answers how many are erased by right. */
  private async compare(
    manager: EntityManager,
    seals: readonly SealRow[],
    chain: ChainCheck,
  ): Promise<number> {
    const missing: SealRow[] = [];
    for (const source of new Set(seals.map((seal) => seal.source))) {
      const own = seals.filter((seal) => seal.source === source);
      const ids = own.map(({ entryId }) => entryId);
      const entries = await this.history.findEntries(manager, source, ids);
      const byId = new Map(entries.map((entry) => [entry.id, entry]));
      for (const seal of own) {
        const entry = byId.get(seal.entryId);
        if (!entry) missing.push(seal);
        else if (!isAsSealed(entry, seal)) chain.report({ ...seal, fault: 'changed' });
      }
    }
    if (missing.length === 0) return 0;
    const ids = missing.flatMap(({ entryId, leadId }) => (leadId ? [leadId, entryId] : [entryId]));
    const erased = await this.history.findErased(manager, ids, deletedKeptDays);
    const removed = missing.filter(
      ({ leadId, entryId }) => !erased.has(entryId) && !(leadId && erased.has(leadId)),
    );
    for (const seal of removed) chain.report({ ...seal, fault: 'removed' });
    return missing.length - removed.length;
  }
}

const isAsSealed = (entry: HistoryEntryRow, { at, leadId, salt, digest }: SealRow): boolean =>
  +entry.at === +at &&
  entry.leadId === leadId &&
  salt !== null &&
  digestOf(salt, entry.content).equals(digest);
