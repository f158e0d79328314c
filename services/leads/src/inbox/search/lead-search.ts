import type { Submission } from '@golghar/contracts';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LeadCounts } from '../../leads/lead-counts';
import { SearchIndex } from '../../search-index/search-index';
import { type Cursor, encodeCursor } from './cursor';
import { findByIndex } from './index-search';
import type { Condition, LeadFilter, Scope } from './lead-filter';
import { LIST_LIMITS, type ListLimits, listLimits } from './list-limits';
import { type Scan, scanNewest } from './newest-scan.sql';
import { anyPart, type SearchPart, searchParts, tagPart } from './search-parts';
import { candidatesOf, searchTermsOf, type TermGroup } from './search-terms';

export type FoundPage = {
  submissions: Submission[];
  total: number;
  isTotalExact: boolean;
  nextCursor: string | null;
  /** What was searched, for telling what matched. */
  searched: TermGroup[];
};

type Search = { filter: LeadFilter; after: Cursor | undefined; limit: number };

/** The next leads of a part, and how many there are in all; `end` is where an unfinished look stopped. */
type Found = Scan & { isExact: boolean };

/**
 * A page of a search: part after part, each newest first. No index of Postgres both finds a part of a word and keeps
 * the order of time, so each part takes the first way that fills the page: the newest leads, which in a small database
 * are all; the search index; for what that can't find, many more of the newest. Each answers with the very next leads
 * after the cursor: from page to page the way may change, the leads neither repeat nor miss.
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
    const { exactUpTo, recent } = this.limits;
    const isSmall = (await this.counts.withStatus()) <= exactUpTo;
    const scan = (from: Cursor | undefined, of: readonly SearchPart[]) =>
      scanNewest(
        this.database,
        within,
        of.map(({ condition }) => condition),
        { after: from, rows: isSmall ? exactUpTo + 1 : recent, limit: limit + 1 },
      );
    const first = after?.part ?? 0;
    const before = after?.before ?? 0;
    const leads: Submission[] = [];
    const partOf: number[] = [];
    let [found, isExact] = [0, true];
    let newest: Scan[] | undefined;
    for (let part = first; part < parts.length; part += 1) {
      const missing = limit + 1 - leads.length;
      if (missing === 0 && !isSmall) {
        isExact = false;
        break;
      }
      const wanted = parts[part] as SearchPart;
      const from = part === first ? after : undefined;
      if (!from) newest ??= await scan(undefined, parts);
      const [own] = from ? await scan(from, [wanted]) : [newest?.[part]];
      const result = await this.findPart(within, wanted, own as Scan, missing, from);
      leads.push(...result.leads);
      partOf.push(...result.leads.map(() => part));
      found += result.found;
      isExact &&= result.isExact;
      if (result.end) {
        // The page is short, and the next one goes on where this one stopped looking.
        const nextCursor = encodeCursor({ ...result.end, before: before + leads.length, part });
        return { submissions: leads, total: before + found, isTotalExact: false, nextCursor, searched };
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

  private async findPart(
    scope: Scope,
    { condition, indexed }: SearchPart,
    newest: Scan,
    limit: number,
    after: Cursor | undefined,
  ): Promise<Found> {
    const { end } = newest;
    const scan = { ...newest, leads: newest.leads.slice(0, limit), end };
    if (!end || scan.leads.length === limit) return { ...scan, isExact: !end, end: undefined };
    if (indexed) {
      const found = await findByIndex(
        this.database,
        scope,
        { condition, indexed },
        {
          limit,
          most: this.limits.indexed,
          scan: { ...scan, end },
          start: after?.at ?? scope.to ?? new Date(),
        },
      );
      return { ...found, end: undefined };
    }
    const missing = limit - scan.leads.length;
    const [more] = await scanNewest(this.database, scope, [condition], {
      after: end,
      rows: this.limits.maxScannedRows,
      limit: missing,
    });
    const { leads, found, end: last } = more as Scan;
    return {
      leads: [...scan.leads, ...leads],
      found: scan.found + found,
      isExact: !last,
      end: leads.length === missing ? undefined : last,
    };
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
