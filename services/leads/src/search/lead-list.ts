import type { Submission, SubmissionFilter, SubmissionList, SubmissionQuery } from '@golghar/contracts';
import { AppError } from '@golghar/platform';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LeadCounts } from '../leads/lead-counts';
import { type Cursor, decodeCursor, encodeCursor } from './cursor';
import { isCountKept } from './lead-filter';
import { countUpTo, newestLeads } from './lead-pages';
import { LeadSearch } from './lead-search';
import { LIST_LIMITS, type ListLimits, listLimits } from './list-limits';

/** Pages of the list of leads, quick whatever is filtered and however many leads there are. */
@Injectable()
export class LeadList {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly counts: LeadCounts,
    private readonly search: LeadSearch,
    @Optional() @Inject(LIST_LIMITS) private readonly limits: ListLimits = listLimits,
  ) {}

  newest(limit: number): Promise<Submission[]> {
    return newestLeads(this.database, {}, undefined, limit);
  }

  async page({ limit, cursor, q, ...filter }: SubmissionQuery & { limit: number }): Promise<SubmissionList> {
    const after = cursorOf(cursor);
    if (q) return this.search.page({ filter: { ...filter, q }, after, limit });
    // One more than the page tells whether there is another.
    const [leads, total] = await Promise.all([
      newestLeads(this.database, filter, after, limit + 1),
      this.total(filter),
    ]);
    const submissions = leads.slice(0, limit);
    const last = leads.length > limit ? submissions.at(-1) : undefined;
    const before = (after?.before ?? 0) + submissions.length;
    return { submissions, ...total, nextCursor: last ? encodeCursor({ ...last, before }) : null };
  }

  private async total(filter: SubmissionFilter): Promise<Pick<SubmissionList, 'total' | 'isTotalExact'>> {
    if (isCountKept(filter))
      return { total: await this.counts.withStatus(filter.status), isTotalExact: true };
    const { exactUpTo } = this.limits;
    const count = await countUpTo(this.database, filter, exactUpTo);
    return { total: Math.min(count, exactUpTo), isTotalExact: count <= exactUpTo };
  }
}

/** @throws AppError when it is no cursor of ours */
export function cursorOf(word: string | undefined): Cursor | undefined {
  if (!word) return undefined;
  const cursor = decodeCursor(word);
  if (!cursor) throw new AppError('invalid', { fields: { cursor: 'This is no cursor of this list' } });
  return cursor;
}
