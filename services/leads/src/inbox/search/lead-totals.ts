import {
  type LeadStatus,
  leadStatuses,
  openStatuses,
  type StatusFilter,
  statusesOf,
  type ViewCounts,
} from '@golghar/contracts';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { SelectionFor } from '../../team/lead-settings/lead-access';
import { countUpTo } from './find-places.sql';
import { isCountKept, isOneOf, type Scope } from './lead-filter';
import { LIST_LIMITS, type ListLimits, listLimits } from './list-limits';

/** How many there are; when that is not exact there are more. */
export type Count = ViewCounts['views']['all'];

export const sumOf = (counts: readonly Count[]): Count => ({
  count: counts.reduce((total, { count }) => total + count, 0),
  isExact: counts.every(({ isExact }) => isExact),
});

const upTo = (most: number, count: number): Count => ({
  count: Math.min(count, most),
  isExact: count <= most,
});

/** How many leads there are: by the kept counts where these can tell, and counted as far as it is quick. */
@Injectable()
export class LeadTotals {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Optional() @Inject(LIST_LIMITS) private readonly limits: ListLimits = listLimits,
  ) {}

  /** Leads with a status, those that are open or decided, or all of them, exact. */
  async kept(filter?: StatusFilter): Promise<number> {
    const counts = await this.keptByStatus();
    return (filter ? statusesOf(filter) : leadStatuses).reduce((sum, status) => sum + counts[status], 0);
  }

  /** How many leads a scope has. */
  async count(scope: Scope): Promise<Count> {
    if (isCountKept(scope)) return { count: await this.kept(scope.status), isExact: true };
    return upTo(this.limits.exactUpTo, await countUpTo(this.database, scope, this.limits.exactUpTo));
  }

  /** How many leads are selected; undefined where that is not counted quickly. */
  async countSelected(selection: SelectionFor): Promise<number | undefined> {
    if ('leads' in selection)
      return this.countAmong(
        selection.scope,
        selection.leads.map(({ id }) => id),
      );
    const { filter, except = [] } = selection;
    const { q, ...scope } = filter;
    if (q) return undefined;
    const [{ count, isExact }, left] = await Promise.all([this.count(scope), this.countAmong(scope, except)]);
    return isExact ? count - left : undefined;
  }

  /** How many leads have each status; for who sees their own and unassigned ones alone counted as far as it is quick. */
  async countByStatus(visibleTo?: string): Promise<Record<LeadStatus, Count>> {
    const kept = visibleTo ? undefined : await this.keptByStatus();
    const counted = await Promise.all(
      leadStatuses.map(
        async (status) =>
          [
            status,
            kept
              ? { count: kept[status], isExact: true }
              : await this.count({ status, ...(visibleTo && { visibleTo }) }),
          ] as const,
      ),
    );
    return Object.fromEntries(counted) as Record<LeadStatus, Count>;
  }

  /** Open leads of each colleague who has some, or of one alone, by name. */
  async countByOwner(alone?: string): Promise<ViewCounts['owners']> {
    const { exactUpTo } = this.limits;
    const rows: { id: string; name: string; count: number }[] = await this.database.manager
      .createQueryBuilder()
      .select(['id', 'name', 'count'])
      .from(
        (query) =>
          query
            .select(['staff.id AS id', 'staff.name AS name'])
            // From the index alone, and no further than that.
            .addSelect(
              `(SELECT count(*)::int FROM (SELECT FROM lead WHERE owner_id = staff.id AND deleted_at IS NULL
                AND status = ANY(:open) LIMIT ${exactUpTo + 1}) AS open_lead)`,
              'count',
            )
            .from('auth.staff', 'staff')
            .setParameters({ open: openStatuses }),
        'owner',
      )
      .where(`count > 0${alone ? ' AND id = :alone' : ''}`, { alone })
      .orderBy('lower(name)')
      .addOrderBy('id')
      .getRawMany();
    return rows.map(({ count, ...owner }) => ({ owner, ...upTo(exactUpTo, count) }));
  }

  /** The kept counts and what the relay has not folded in yet, of one moment: in two statements a lead could be in both. */
  private async keptByStatus(): Promise<Record<LeadStatus, number>> {
    const rows: { status: LeadStatus; count: number }[] = await this.database.manager
      .createQueryBuilder()
      .select('status')
      .addSelect(
        `(count + CASE status WHEN 'new' THEN (SELECT count(*) FROM outbox) ELSE 0 END)::int`,
        'count',
      )
      .from('lead_count', 'kept')
      .getRawMany();
    return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Record<LeadStatus, number>;
  }

  /** How many of these leads a scope has. */
  private async countAmong(scope: Scope, ids: readonly string[]): Promise<number> {
    return ids.length > 0 ? countUpTo(this.database, scope, ids.length, isOneOf(ids)) : 0;
  }
}
