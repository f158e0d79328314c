import { Injectable, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Cursor, encodeCursor, type PlaceOf, type Position, pageOf } from './cursor';
import { type Scan, scanNewest } from './find-places.sql';
import { findByIndex } from './index-search';
import type { Condition, LeadFilter, Scope } from './lead-filter';
import { LeadTotals, type ListLimits, listLimits } from './lead-totals';
import { anyPart, type SearchPart, searchParts, tagPart } from './search-parts';
import { type TermGroup, understand } from './search-terms';

export type FoundPage = {
  places: PlaceOf[];
  total: number;
  isTotalExact: boolean;
  nextCursor: string | null;
  /** What was searched, for telling what matched. */
  searched: TermGroup[];
};

/**
 * A page of a search: part after part, each newest first. No index of Postgres both finds a part of a word and keeps
 * the order of time, so each part takes the first way that fills the page: the newest leads, which in a small database
 * are all; the search index; for what that can't find, many more of the newest. Each answers with the very next leads
 * after the cursor: from page to page the way may change, the leads neither repeat nor miss.
 */
@Injectable()
export class LeadSearch {
  constructor(
    private readonly database: DataSource,
    private readonly totals: LeadTotals,
    @Optional() private readonly limits: ListLimits = listLimits,
  ) {}

  async page(
    { q, tag, ...others }: LeadFilter,
    after: Cursor | undefined,
    limit: number,
  ): Promise<FoundPage> {
    const searched = await understand(this.database.manager, q);
    // With words to search for, a tag is one more condition on what they find.
    const [scope, parts] = q ? [{ tag, ...others }, searchParts(searched)] : [others, [tagPart(tag ?? '')]];
    const { exactUpTo, recent } = this.limits;
    const isSmall = (await this.totals.kept()) <= exactUpTo;
    const rows = isSmall ? exactUpTo + 1 : recent;
    const scan = (from: Position | undefined, of: readonly SearchPart[]) => {
      const conditions = of.map(({ condition }) => condition);
      return scanNewest(this.database, scope, conditions, { after: from, rows, limit: limit + 1 });
    };
    const { part: first, before } = after ?? { part: 0, before: 0 };
    const places: PlaceOf[] = [];
    let [total, isTotalExact] = [before, true];
    let newest: Scan[] | undefined;
    for (const [part, wanted] of parts.entries()) {
      if (part < first) continue;
      const missing = limit + 1 - places.length;
      if (missing === 0 && !isSmall) {
        isTotalExact = false;
        break;
      }
      const from = part === first ? after : undefined;
      if (!from) newest ??= await scan(undefined, parts);
      const own = from ? (await scan(from, [wanted]))[0] : newest?.[part];
      const { end, isExact, ...found } = await this.findPart(scope, wanted, own as Scan, missing, from);
      places.push(...found.places.map((place) => ({ ...place, part })));
      total += found.found;
      isTotalExact &&= isExact;
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
    return anyPart(await understand(this.database.manager, q));
  }

  /** The next leads of a part, and how many there are in all; `end` is where an unfinished look stopped. */
  private async findPart(
    scope: Scope,
    { condition, indexed }: SearchPart,
    newest: Scan,
    limit: number,
    after: Cursor | undefined,
  ): Promise<Scan & { isExact: boolean }> {
    const { end, found } = newest;
    const places = newest.places.slice(0, limit);
    if (!end || places.length === limit) return { places, found, isExact: !end, end: undefined };
    if (indexed) {
      const start = after?.at ?? scope.to ?? new Date();
      const options = { limit, most: this.limits.indexed, scan: { places, found, end }, start };
      return findByIndex(this.database, scope, { condition, indexed }, options);
    }
    const missing = limit - places.length;
    const look = { after: end, rows: this.limits.maxScannedRows, limit: missing };
    const [more] = (await scanNewest(this.database, scope, [condition], look)) as [Scan];
    return {
      places: [...places, ...more.places],
      found: found + more.found,
      isExact: !more.end,
      end: more.places.length === missing ? undefined : more.end,
    };
  }
}
