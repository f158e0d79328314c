import { Inject, Injectable, Optional } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { SearchIndex } from '../../search-index/search-index';
import { type Cursor, encodeCursor, type PlaceOf, type Position, pageOf } from './cursor';
import { type Scan, scanNewest } from './find-places.sql';
import { findByIndex } from './index-search';
import type { Condition, LeadFilter, Scope } from './lead-filter';
import { LeadTotals } from './lead-totals';
import { LIST_LIMITS, type ListLimits, listLimits } from './list-limits';
import { anyPart, type SearchPart, searchParts, tagPart } from './search-parts';
import { candidatesOf, searchTermsOf, type TermGroup } from './search-terms';

export type FoundPage = {
  places: PlaceOf[];
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
    private readonly totals: LeadTotals,
    private readonly index: SearchIndex,
    @Optional() @Inject(LIST_LIMITS) private readonly limits: ListLimits = listLimits,
  ) {}

  async page({ filter: { q, ...filter }, after, limit }: Search): Promise<FoundPage> {
    const searched = await this.understand(q);
    const { tag, ...others } = filter;
    // With words to search for, a tag is one more condition on what they find.
    const [scope, parts] = q ? [filter, searchParts(searched)] : [others, [tagPart(tag ?? '')]];
    const { exactUpTo, recent } = this.limits;
    const isSmall = (await this.totals.kept()) <= exactUpTo;
    const scan = (from: Position | undefined, of: readonly SearchPart[]) => {
      const conditions = of.map(({ condition }) => condition);
      const rows = isSmall ? exactUpTo + 1 : recent;
      return scanNewest(this.database, scope, conditions, { after: from, rows, limit: limit + 1 });
    };
    const { part: first, before } = after ?? { part: 0, before: 0 };
    const places: PlaceOf[] = [];
    let [total, isTotalExact] = [before, true];
    let newest: Scan[] | undefined;
    for (let part = first; part < parts.length; part += 1) {
      const missing = limit + 1 - places.length;
      if (missing === 0 && !isSmall) {
        isTotalExact = false;
        break;
      }
      const wanted = parts[part] as SearchPart;
      const from = part === first ? after : undefined;
      if (!from) newest ??= await scan(undefined, parts);
      const own = from ? (await scan(from, [wanted]))[0] : newest?.[part];
      const { end, ...found } = await this.findPart(scope, wanted, own as Scan, missing, from);
      places.push(...found.places.map((place) => ({ ...place, part })));
      total += found.found;
      isTotalExact &&= found.isExact;
      if (end) {
        // The page is short, and the next one goes on where this one stopped looking.
        const nextCursor = encodeCursor({ ...end, before: before + places.length, part });
        return { places, total, isTotalExact: false, nextCursor, searched };
      }
    }
    return { ...pageOf(places, limit, before), total, isTotalExact, searched };
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
    const { end, found } = newest;
    const places = newest.places.slice(0, limit);
    if (!end || places.length === limit) return { places, found, isExact: !end, end: undefined };
    if (indexed) {
      const scan = { places, found, end };
      const start = after?.at ?? scope.to ?? new Date();
      const options = { limit, most: this.limits.indexed, scan, start };
      return findByIndex(this.database, scope, { condition, indexed }, options);
    }
    const missing = limit - places.length;
    const rows = this.limits.maxScannedRows;
    const [more] = await scanNewest(this.database, scope, [condition], { after: end, rows, limit: missing });
    const { places: others, found: alsoFound, end: last } = more as Scan;
    return {
      places: [...places, ...others],
      found: found + alsoFound,
      isExact: !last,
      end: others.length === missing ? undefined : last,
    };
  }
}
