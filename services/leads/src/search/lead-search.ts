import type { SubmissionFilter, SubmissionList } from '@golghar/contracts';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LeadCounts } from '../leads/lead-counts';
import { type Cursor, encodeCursor } from './cursor';
import { canUseSearchIndex, type Hits, hits } from './hits';
import { LIST_LIMITS, type ListLimits, listLimits } from './list-limits';
import { type Walk, walk } from './walk';

type Search = { filter: SubmissionFilter & { q: string }; after: Cursor | undefined; limit: number };

/**
 * A page of a search. No index of Postgres both finds a part of a word and keeps the order of time, so a common
 * word is looked for among the newest leads and a rare one in the search index. Each way answers with the very
 * next leads after the cursor: from page to page the way may change, the leads neither repeat nor miss.
 */
@Injectable()
export class LeadSearch {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly counts: LeadCounts,
    @Optional() @Inject(LIST_LIMITS) private readonly limits: ListLimits = listLimits,
  ) {}

  async page(search: Search): Promise<SubmissionList> {
    const { exactUpTo, glance, hits: most, longestWalk, walkPerRow } = this.limits;
    const [stored, glanced] = await Promise.all([this.counts.withStatus(), this.look(search, glance)]);
    // Twice as many: leads may have come since they were counted.
    if (stored <= exactUpTo && glanced.end) return walkedPage(await this.look(search, 2 * exactUpTo), search);
    if (isDone(glanced, search)) return walkedPage(glanced, search);
    if (!canUseSearchIndex(search.filter.q)) return walkedPage(await this.look(search, longestWalk), search);
    const listed = await this.list(search);
    if (listed) return hitsPage(listed, search);
    const walked = await this.look(search, walkPerRow * search.limit);
    return walkedPage(isDone(walked, search) ? walked : await this.look(search, longestWalk), search, most);
  }

  // One more than the page tells whether there is another.
  private look({ filter, after, limit }: Search, rows: number): Promise<Walk> {
    return walk(this.database, filter, after, { rows, limit: limit + 1 });
  }

  private list({ filter, after, limit }: Search): Promise<Hits | undefined> {
    return hits(this.database, filter, after, { most: this.limits.hits, limit: limit + 1 });
  }
}

const isDone = ({ leads, end }: Walk, { limit }: Search): boolean => leads.length > limit || !end;

/** A walk that stopped early makes a page that may be short: the next goes on where it stopped. */
function walkedPage({ leads, found, end }: Walk, { after, limit }: Search, atLeast = 0): SubmissionList {
  const before = after?.before ?? 0;
  const submissions = leads.slice(0, limit);
  const stop = leads.length > limit ? submissions.at(-1) : end;
  return {
    submissions,
    // Whoever walked to the end has seen all, with the pages before.
    total: end ? Math.max(before + found, atLeast) : before + found,
    isTotalExact: !end,
    nextCursor: stop ? encodeCursor({ ...stop, before: before + submissions.length }) : null,
  };
}

function hitsPage({ leads, total }: Hits, { after, limit }: Search): SubmissionList {
  const submissions = leads.slice(0, limit);
  const last = submissions.at(-1);
  const before = (after?.before ?? 0) + submissions.length;
  return {
    submissions,
    total,
    isTotalExact: true,
    nextCursor: last && leads.length > limit ? encodeCursor({ ...last, before }) : null,
  };
}
