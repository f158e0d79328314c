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

/** How much work a list may do, in rows; infra/decisions/0006 tells where the numbers come from. */
export type ListLimits = {
  /** Counted exactly up to here. A database of no more leads always gets exact totals. */
  exactUpTo: number;
  /** The recent window: the newest leads, which a search looks through first. */
  recent: number;
  /** How much of all leads a sample has that tells how many match: about one match for 2,000. */
  sampledPercent: number;
  /** Leads that one answer looks through, at most, where no index helps. */
  maxScannedRows: number;
};

export const listLimits: ListLimits = {
  exactUpTo: 10_000,
  recent: 1000,
  sampledPercent: 0.05,
  maxScannedRows: 200_000,
};

/** How many there are; when that is not exact there are more. */
export type Count = ViewCounts['views']['all'];

export const sumOf = (counts: readonly Count[]): Count => ({
  count: counts.reduce((total, { count }) => total + count, 0),
  isExact: counts.every(({ isExact }) => isExact),
});

export const upTo = (most: number, count: number): Count => ({
  count: Math.min(count, most),
  isExact: count <= most,
});

/** How many leads there are: by the kept counts where these can tell, and counted as far as it is quick. */
@Injectable()
export class LeadTotals {
  constructor(
    private readonly database: DataSource,
    @Optional() private readonly limits: ListLimits = listLimits,
  ) {}

  /** Leads with a status, those that are open or decided, or all of them, exact. */
  async kept(filter?: StatusFilter): Promise<number> {
    const counts = await readKeptCounts(this.database);
    const wanted: readonly LeadStatus[] = filter ? statusesOf(filter) : leadStatuses;
    return counts.reduce((sum, { status, count }) => sum + (wanted.includes(status) ? count : 0), 0);
  }

  /** How many leads a scope has. */
  async count(scope: Scope): Promise<Count> {
    const { status, ...others } = scope;
    if (Object.values(others).every((other) => other === undefined || other === ''))
      return { count: await this.kept(status), isExact: true };
    return upTo(this.limits.exactUpTo, await countUpTo(this.database, scope, this.limits.exactUpTo));
  }

  /** How many leads are selected; undefined where that is not counted quickly. */
  async countSelected({ q, except = [], ...scope }: SelectionFor): Promise<number | undefined> {
    if (q) return undefined;
    const { count, isExact } = await this.count(scope);
    if (!isExact || except.length === 0) return isExact ? count : undefined;
    return count - (await countUpTo(this.database, { ...scope, ids: except }, except.length));
  }

  /** How many leads have each status; for who sees their own and unassigned ones alone counted as far as it is quick. */
  async countByStatus(visibleTo?: string): Promise<Record<LeadStatus, Count>> {
    const kept = await readKeptCounts(this.database);
    const counts = kept.map(async ({ status, count }) => [
      status,
      visibleTo ? await this.count({ status, visibleTo }) : { count, isExact: true },
    ]);
    return Object.fromEntries(await Promise.all(counts));
  }

  /** Open leads of each colleague who has some, or of one alone, by name. */
  async countByOwner(alone?: string): Promise<ViewCounts['owners']> {
    const { exactUpTo } = this.limits;
    const rows = await countByOwner(this.database, exactUpTo + 1, alone);
    return rows.map(({ count, ...owner }) => ({ owner, ...upTo(exactUpTo, count) }));
  }
}
