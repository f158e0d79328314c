import {
  type LeadStatus,
  leadStatuses,
  type StatusFilter,
  statusesOf,
  type ViewCounts,
} from '@golghar/contracts';
import { Injectable, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SelectionFor } from '../../team/lead-settings';
import { countByOwner, countUpTo, readKeptCounts } from './find-places.sql';
import type { Scope } from './lead-filter';

/** How much work a list may do, in rows; infra/decisions/0006 says where the numbers come from. */
export type ListLimits = {
  /** Counted exactly up to here. A database with fewer leads always gets exact totals. */
  exactUpTo: number;
  /** The recent window: the newest leads, which a search scans first. */
  recent: number;
  /** The share of all leads in the sample that estimates how many match: about one match in 2,000. */
  sampledPercent: number;
  /** Maximum leads that one request scans if no index helps. */
  maxScannedRows: number;
};

export const listLimits: ListLimits = {
  exactUpTo: 10_000,
  recent: 1000,
  sampledPercent: 0.05,
  maxScannedRows: 200_000,
};

/** How many there are; if that is not exact there are more. */
export type Count = ViewCounts['views']['all'];

export const sumOf = (counts: readonly Count[]): Count => ({
  count: counts.reduce((total, { count }) => total + count, 0),
  isExact: counts.every(({ isExact }) => isExact),
});

export const upTo = (most: number, count: number): Count => ({
  count: Math.min(count, most),
  isExact: count <= most,
});

/** How many leads there are: by the stored counts if possible, otherwise counted as far as it is fast. */
@Injectable()
export class LeadTotals {
  constructor(
    private readonly database: DataSource,
    @Optional() private readonly limits: ListLimits = listLimits,
  ) {}

  /** Leads with a status, open or decided ones, or all of them, exact. */
  async kept(filter?: StatusFilter): Promise<number> {
    const counts = await readKeptCounts(this.database);
    const wanted: readonly LeadStatus[] = filter ? statusesOf(filter) : leadStatuses;
    return counts.reduce((sum, { status, count }) => sum + (wanted.includes(status) ? count : 0), 0);
  }

  async count(scope: Scope): Promise<Count> {
    const { status, ...others } = scope;
    if (Object.values(others).every((other) => other === undefined || other === ''))
      return { count: await this.kept(status), isExact: true };
    return upTo(this.limits.exactUpTo, await countUpTo(this.database, scope, this.limits.exactUpTo));
  }

  /** How many leads are selected; undefined if counting would be slow. */
  async countSelected({ q, except = [], ...scope }: SelectionFor): Promise<number | undefined> {
    if (q) return undefined;
    const { count, isExact } = await this.count(scope);
    if (!isExact || except.length === 0) return isExact ? count : undefined;
    return count - (await countUpTo(this.database, { ...scope, ids: except }, except.length));
  }

  /** How many leads have each status; for somebody who sees only their own and unassigned ones, counted as far as it is fast. */
  async countByStatus(visibleTo?: string): Promise<Record<LeadStatus, Count>> {
    const kept = await readKeptCounts(this.database);
    const counts = kept.map(async ({ status, count }) => [
      status,
      visibleTo ? await this.count({ status, visibleTo }) : { count, isExact: true },
    ]);
    return Object.fromEntries(await Promise.all(counts));
  }

  /** Open leads of each colleague, or of one, by name. */
  async countByOwner(alone?: string): Promise<ViewCounts['owners']> {
    const { exactUpTo } = this.limits;
    const rows = await countByOwner(this.database, exactUpTo + 1, alone);
    return rows.map(({ count, ...owner }) => ({ owner, ...upTo(exactUpTo, count) }));
  }
}
