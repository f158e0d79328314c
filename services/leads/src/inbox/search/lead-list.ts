import {
  type LeadStatus,
  leadStatuses,
  type Submission,
  type SubmissionList,
  type SubmissionQuery,
} from '@golghar/contracts';
import { AppError } from '@golghar/platform';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LeadCounts } from '../../leads/lead-counts';
import type { FilterFor, SelectionFor } from '../../team/lead-settings/lead-access';
import { type Cursor, decodeCursor, encodeCursor } from './cursor';
import { DueOrder } from './due-order';
import { isCountKept, isOneOf, type Scope } from './lead-filter';
import { countDeletedUpTo, countUpTo, newestLeads, owedLeads } from './lead-pages.sql';
import { LeadSearch } from './lead-search';
import { LIST_LIMITS, type ListLimits, listLimits } from './list-limits';
import { SearchMatches } from './search-matches';

/** How many there are; when that is not exact there are more. */
type Count = { count: number; isExact: boolean };

/** Pages of the list of leads, quick whatever is filtered and however many leads there are. */
@Injectable()
export class LeadList {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly counts: LeadCounts,
    private readonly search: LeadSearch,
    private readonly matches: SearchMatches,
    private readonly dueOrder: DueOrder,
    @Optional() @Inject(LIST_LIMITS) private readonly limits: ListLimits = listLimits,
  ) {}

  newest(limit: number, scope: Scope = {}): Promise<Submission[]> {
    return newestLeads(this.database, scope, undefined, limit);
  }

  /** Leads to which a promised answer is owed, the most urgent first. */
  waiting(limit: number, scope: Scope): Promise<Submission[]> {
    return owedLeads(this.database, scope, undefined, limit);
  }

  /** A search is in the order of how well it matches, whatever `sort` says. */
  async page({
    limit,
    cursor,
    sort,
    q,
    ...scope
  }: FilterFor<SubmissionQuery> & { limit: number }): Promise<SubmissionList> {
    const after = cursorOf(cursor);
    const isByDue = sort === 'due' && !q;
    if (q || (scope.tag && !isByDue)) {
      const { searched, ...page } = await this.search.page({
        filter: { ...scope, ...(q && { q }) },
        after,
        limit,
      });
      return q ? { ...page, submissions: await this.matches.mark(page.submissions, searched) } : page;
    }
    const [page, total] = await Promise.all([
      isByDue ? this.dueOrder.page(scope, after, limit) : this.newestPage(scope, after, limit),
      this.count(scope),
    ]);
    return { ...page, total: total.count, isTotalExact: total.isExact };
  }

  private async newestPage(scope: Scope, after: Cursor | undefined, limit: number) {
    // One more than the page tells whether there is another.
    const leads = await newestLeads(this.database, scope, after, limit + 1);
    const submissions = leads.slice(0, limit);
    const last = leads.length > limit ? submissions.at(-1) : undefined;
    const before = (after?.before ?? 0) + submissions.length;
    const nextCursor = last ? encodeCursor({ at: last.submittedAt, id: last.id, before, part: 0 }) : null;
    return { submissions, nextCursor };
  }

  /** How many leads a scope has, exact as far as counting is quick. */
  async count(scope: Scope): Promise<Count> {
    if (isCountKept(scope)) return { count: await this.counts.withStatus(scope.status), isExact: true };
    return this.upTo(await countUpTo(this.database, scope, this.limits.exactUpTo));
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
    const counts = visibleTo ? undefined : await this.counts.byStatus();
    const counted = await Promise.all(
      leadStatuses.map(async (status) => {
        const kept = counts && { count: counts[status], isExact: true };
        return [status, kept ?? (await this.count({ status, ...(visibleTo && { visibleTo }) }))] as const;
      }),
    );
    return Object.fromEntries(counted) as Record<LeadStatus, Count>;
  }

  async countDeleted(visibleTo?: string): Promise<Count> {
    return this.upTo(await countDeletedUpTo(this.database, this.limits.exactUpTo, visibleTo));
  }

  /** How many of these leads a scope has. */
  private async countAmong(scope: Scope, ids: readonly string[]): Promise<number> {
    return ids.length > 0 ? countUpTo(this.database, scope, ids.length, isOneOf(ids)) : 0;
  }

  private upTo(count: number): Count {
    const { exactUpTo } = this.limits;
    return { count: Math.min(count, exactUpTo), isExact: count <= exactUpTo };
  }
}

/** @throws AppError when it is no cursor of ours */
export function cursorOf(word: string | undefined): Cursor | undefined {
  if (!word) return undefined;
  const cursor = decodeCursor(word);
  if (!cursor) throw new AppError('invalid', { fields: { cursor: 'This is no cursor of this list' } });
  return cursor;
}
