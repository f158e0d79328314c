import { Injectable, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Cursor, encodeCursor, oldestFirst, type PlaceOf, type Position, pageOf } from './cursor';
import { findPlaces, lookUp, newestOfSample, type Scan, scanNewest } from './find-places.sql';
import { allOf, type Condition, inScope, type LeadFilter, lookedAt, type Scope } from './lead-filter';
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

/** How many there are; when that is not exact there are more. */
type Found = Scan & { isExact: boolean };

/** Days that are asked for after a long stretch without a match, and what is long. */
const minDays = 2;
const maxDays = 64;

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (at: Date | string): number => Math.floor(new Date(at).getTime() / dayMs);

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
    part: SearchPart,
    { end, found, places: newest }: Scan,
    limit: number,
    after: Cursor | undefined,
  ): Promise<Found> {
    const places = newest.slice(0, limit);
    const missing = limit - places.length;
    if (!end || missing === 0) return { places, found, isExact: !end, end: undefined };
    if (part.indexed) {
      const start = new Date(after?.at ?? scope.to ?? Date.now());
      return this.findByIndex(
        scope,
        { ...part, indexed: part.indexed },
        { places, found, end },
        limit,
        start,
      );
    }
    const look = { after: end, rows: this.limits.maxScannedRows, limit: missing };
    const [more] = (await scanNewest(this.database, scope, [part.condition], look)) as [Scan];
    return {
      places: [...places, ...more.places],
      found: found + more.found,
      isExact: !more.end,
      end: more.places.length === missing ? undefined : more.end,
    };
  }

  /**
   * What the index can find after the newest leads, some days of arrival at a time: all of them at once for what none of the
   * newest has, else as many as seem to fill the page; fewer when they bring too much.
   * @param start where the newest leads begin
   */
  private async findByIndex(
    scope: Scope,
    { condition, indexed }: SearchPart & { indexed: Condition },
    newest: Scan & { end: Position },
    limit: number,
    start: Date,
  ): Promise<Found> {
    const places = [...newest.places];
    const [oldest = newest.end] = await findPlaces(this.database, {}, { order: oldestFirst, limit: 1 });
    const last = Math.max(dayOf(oldest.at), dayOf(scope.from ?? oldest.at));
    let day = dayOf(newest.end.at);
    const all = day - last + 1;
    const daysPerLead = (start.getTime() - new Date(newest.end.at).getTime()) / dayMs / newest.found;
    // All days where nothing was found, because a lead takes an endless number then.
    let span = Math.min(all, Math.max(1, Math.ceil(2 * (limit - places.length) * daysPerLead)));
    let [found, atLeast] = [newest.found, 0];
    while (day >= last && places.length < limit) {
      const days = Array.from({ length: span }, (_, index) => day - index);
      const inDays: Condition = (value) => `lead_day(lead.submitted_at) && ${value(days)}::int[]`;
      const isAll = span === all && !scope.from && !scope.to;
      const hit = await lookUp(
        this.database,
        [indexed, ...(isAll ? [] : [inDays]), lookedAt(allOf([inScope(scope), condition]))],
        {
          after: newest.end,
          // A single day is taken whole, however many leads it has.
          most: span === 1 ? Number.MAX_SAFE_INTEGER - 1 : this.limits.indexed,
          limit: limit - places.length,
        },
      );
      if (hit) {
        places.push(...hit.places);
        found += hit.found;
        day -= span;
        span = Math.min(hit.found === 0 && span > maxDays ? minDays : span * 2, day - last + 1);
      } else if (isAll) {
        atLeast = this.limits.indexed;
        const begin = dayOf(await newestOfSample(this.database, indexed, new Date(oldest.at)));
        // Fewer than before in any case, also where all leads came within the fewest days that are asked for.
        span = Math.min(span - 1, Math.max(minDays, day - begin));
      } else span = Math.max(1, Math.floor(span / 4));
    }
    const isExact = day < last;
    return { places, found: isExact ? found : Math.max(found, atLeast), isExact, end: undefined };
  }
}
