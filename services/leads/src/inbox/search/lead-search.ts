import type { Submission } from '@golghar/contracts';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LeadCounts } from '../../leads/lead-counts';
import { SearchIndex } from '../../search-index/search-index';
import { findByBlocks } from './block-search.sql';
import { type Cursor, encodeCursor, type Position } from './cursor';
import { findByDays } from './day-search';
import type { Found } from './found';
import { findLeads, indexSearch } from './index-search.sql';
import { keysetScan } from './keyset-scan.sql';
import type { Condition, LeadFilter, Scope } from './lead-filter';
import { LIST_LIMITS, type ListLimits, listLimits } from './list-limits';
import { type RecentScan, scanRecent } from './recent-window.sql';
import { anyPart, type SearchPart, searchParts, tagPart } from './search-parts';
import { candidatesOf, searchTermsOf, type TermGroup } from './search-terms';
import { searchAll } from './whole-search.sql';

export type FoundPage = {
  submissions: Submission[];
  total: number;
  isTotalExact: boolean;
  nextCursor: string | null;
  /** What was searched, for telling what matched. */
  searched: TermGroup[];
};

/** What is wanted of a part: the leads after a position, of which the scan found the first. */
type Wanted = { after: Position | undefined; scan: RecentScan; limit: number; stored: number };

type Search = { filter: LeadFilter; after: Cursor | undefined; limit: number };

/**
 * A page of a search: part after part, each newest first. No index of Postgres both finds a part of a word and keeps
 * the order of time, so each part takes the first way that fills the page: the recent window, the search index, the
 * index a few days at a time. Each answers with the very next leads after the cursor: from page to page the way may
 * change, the leads neither repeat nor miss.
 */
@Injectable()
export class LeadSearch {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly counts: LeadCounts,
    private readonly index: SearchIndex,
    @Optional() @Inject(LIST_LIMITS) private readonly limits: ListLimits = listLimits,
  ) {}

  async page({ filter, after, limit }: Search): Promise<FoundPage> {
    const { q, ...others } = filter;
    const searched = await this.understand(q);
    const { tag, ...scope } = others;
    // With words to search for, a tag is one more condition on what they find.
    const parts = q ? searchParts(searched) : [tagPart(tag ?? '')];
    const within = q ? others : scope;
    const before = after?.before ?? 0;
    const first = after?.part ?? 0;
    const stored = await this.counts.withStatus();
    if (stored <= this.limits.exactUpTo) {
      const found = await searchAll(this.database, within, parts, { after, limit: limit + 1 });
      return {
        ...pageOf(found.leads, found.parts, limit, before),
        total: before + found.found,
        isTotalExact: true,
        searched,
      };
    }
    const leads: Submission[] = [];
    const partOf: number[] = [];
    let [found, isExact] = [0, true];
    let recent: RecentScan[] | undefined;
    let together: Found[] | undefined;
    for (let part = first; part < parts.length; part += 1) {
      const from = part === first ? after : undefined;
      if (!from) recent ??= await this.scanRecent(within, parts, limit + 1, stored);
      if (part === 0 && recent?.every(({ share }) => share === 0))
        together = await this.findParts(within, parts, recent, { limit: limit + 1, stored });
      const wanted = parts[part] as SearchPart;
      const missing = limit + 1 - leads.length;
      const result =
        together?.[part] ??
        (await this.findPart(within, wanted, {
          after: from,
          scan: recent?.[part] ?? (await this.scanAfter(from, within, wanted, limit + 1)),
          limit: missing,
          stored,
        }));
      const next = result.leads.slice(0, missing);
      leads.push(...next);
      partOf.push(...next.map(() => part));
      found += result.found;
      isExact &&= result.isExact;
      if (result.end && leads.length <= limit) {
        // The page is short, and the next one goes on where this one stopped looking.
        const nextCursor = encodeCursor({ ...result.end, before: before + leads.length, part });
        return { submissions: leads, total: before + found, isTotalExact: false, nextCursor, searched };
      }
      if (leads.length > limit) {
        isExact &&= part === parts.length - 1;
        break;
      }
    }
    return {
      ...pageOf(leads, partOf, limit, before),
      total: before + found,
      isTotalExact: isExact,
      searched,
    };
  }

  /** A condition for every lead that a search finds, whichever part it is in. */
  async condition(q: string): Promise<Condition> {
    return anyPart(await this.understand(q));
  }

  /** The words of a search with the names that they may stand for. */
  private async understand(q = ''): Promise<TermGroup[]> {
    const groups = searchTermsOf(q);
    const candidates = new Map(
      groups.flatMap(({ terms }) => terms.map(({ text }) => [text, candidatesOf(text)] as const)),
    );
    const near = [...candidates.values()].flatMap((candidate) => candidate.near);
    const known = new Set(await this.index.knownNames(near));
    const namesOf = (text: string): string[] => {
      const { near = [], sounds = [] } = candidates.get(text) ?? {};
      return [...near.filter((word) => known.has(word)), ...sounds];
    };
    return groups.map(({ terms, digits }) => ({
      terms: terms.map((term) => ({ ...term, names: namesOf(term.text) })),
      digits,
    }));
  }

  private scanRecent(
    scope: Scope,
    parts: readonly SearchPart[],
    limit: number,
    stored: number,
  ): Promise<RecentScan[]> {
    const conditions = parts.map(({ condition }) => condition);
    return scanRecent(this.database, scope, conditions, { rows: this.limits.recent, limit, stored });
  }

  /** The same for one part, from where the page before ended. */
  private async scanAfter(
    after: Position | undefined,
    scope: Scope,
    { condition }: SearchPart,
    limit: number,
  ): Promise<RecentScan> {
    const rows = this.limits.recent;
    const scan = await keysetScan(this.database, scope, condition, { after, rows, limit });
    return { ...scan, share: scan.found / rows };
  }

  /** All parts at the same time: of something so rare that none seems to fill the page, so that each is wanted. */
  private findParts(
    scope: Scope,
    parts: readonly SearchPart[],
    recent: readonly RecentScan[],
    wanted: Pick<Wanted, 'limit' | 'stored'>,
  ): Promise<Found[]> {
    return Promise.all(
      recent.map((scan, part) =>
        this.findPart(scope, parts[part] as SearchPart, { ...wanted, after: undefined, scan }),
      ),
    );
  }

  private async findPart(
    scope: Scope,
    { condition, indexCondition, isIndexed, pairs }: SearchPart,
    { after, scan: whole, limit, stored }: Wanted,
  ): Promise<Found> {
    const { indexed, maxScannedRows } = this.limits;
    const scan = { ...whole, leads: whole.leads.slice(0, limit) };
    if (scan.leads.length >= limit || !scan.end) return { ...scan, isExact: !scan.end, end: undefined };
    if (isIndexed) {
      // As common as among the newest or in the sample, the index would bring far more than it may.
      const isCommon = scan.share * stored > 4 * indexed;
      const all = isCommon
        ? undefined
        : await indexSearch(this.database, scope, [indexCondition], { after, most: indexed, limit });
      if (all) return { leads: await findLeads(this.database, all.ids), found: all.found, isExact: true };
      return findByDays(this.database, scope, indexCondition, {
        limit,
        scan,
        atLeast: after || isCommon ? scan.found : indexed,
      });
    }
    const found = await findByBlocks(this.database, scope, condition, { pairs, limit, scan });
    if (found) return found;
    const { end, ...long } = await keysetScan(this.database, scope, condition, {
      after,
      rows: maxScannedRows,
      limit,
    });
    const isFull = long.leads.length >= limit;
    return { ...long, isExact: !end, end: isFull ? undefined : end };
  }
}

/** One lead more than the page tells whether there is another. */
function pageOf(leads: Submission[], parts: number[], limit: number, before: number) {
  const submissions = leads.slice(0, limit);
  const last = leads.length > limit ? submissions.at(-1) : undefined;
  const part = parts[submissions.length - 1] ?? 0;
  return {
    submissions,
    nextCursor: last
      ? encodeCursor({ at: last.submittedAt, id: last.id, before: before + submissions.length, part })
      : null,
  };
}
