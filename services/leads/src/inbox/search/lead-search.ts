import { Injectable, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Cursor, compareTimes, encodeCursor, type PlaceOf, type Position, pageOf } from './cursor';
import { type Found, lookUp, type Span, sampleMatches, scanNewest } from './find-places.sql';
import { type Condition, filtered, firstMet, hasTag, inScope, isAfter, type LeadFilter } from './lead-filter';
import { LeadTotals, type ListLimits, listLimits } from './lead-totals';
import { searchParts } from './search-parts';
import { parseTerms } from './search-terms';

/** About how many matches a sample may miss; with fewer than these the index may return all leads at once. */
const missed = 2;

const daysOf = (at: Date | string | number): number => new Date(at).getTime() / (24 * 60 * 60 * 1000);

/**
 * A page of a search: part after part, each newest first. No index of Postgres both finds a part of a word and keeps the order
 * of time, so the newest leads are scanned, which in a small database are all; older ones are found by the search index, or,
 * where that can't help, by scanning many more. Each method returns the very next leads after the cursor: the method may change
 * from page to page, and leads are neither repeated nor missed.
 */
@Injectable()
export class LeadSearch {
  constructor(
    private readonly database: DataSource,
    private readonly totals: LeadTotals,
    @Optional() private readonly limits: ListLimits = listLimits,
  ) {}

  async page({ q, tag, ...others }: LeadFilter, after: Cursor | undefined, limit: number) {
    const [searched, count] = await Promise.all([parseTerms(this.database.manager, q), this.totals.kept()]);
    // With words to search for, a tag is one more condition on the results.
    const [scope, parts] = q
      ? [{ tag, ...others }, searchParts(searched)]
      : [others, [{ condition: hasTag(tag ?? ''), indexed: hasTag(tag ?? '') }]];
    const conditions = parts.map(({ condition }) => condition);
    const scan = (rows: number, ...leads: Condition[]) =>
      scanNewest(this.database, [inScope(scope), ...leads], conditions, { after, rows, limit: limit + 1 });
    const { exactUpTo, recent, maxScannedRows } = this.limits;
    const newest = await scan(count > exactUpTo ? recent : exactUpTo + 1);
    const { part: first, before } = after ?? { part: 0, before: 0 };
    const places: PlaceOf[] = [];
    let [total, isTotalExact] = [before, true];
    const add = (part: number, found: Found) => {
      const wanted = found.places.slice(0, limit + 1 - places.length);
      places.push(...wanted.map((place) => ({ ...place, part })));
      total += found.found;
      return found;
    };
    for (const [part, { indexed }] of parts.entries()) {
      if (part < first) continue;
      const { end } = add(part, newest(part));
      if (!end) continue;
      if (places.length > limit) {
        isTotalExact = false;
        break;
      }
      const cursor = after?.part === part ? after : undefined;
      const from = cursor && compareTimes(cursor, end) < 0 ? cursor : end;
      let older: Found;
      if (indexed) {
        const missing = limit + 1 - places.length;
        const daysPerLead =
          (daysOf(cursor?.at ?? scope.to ?? Date.now()) - daysOf(end.at)) / newest(part).found;
        const spans = await this.spansOf(indexed, { from, earliest: scope.from, missing }, daysPerLead);
        const isIn: Condition = (value) => `${firstMet(conditions.slice(0, part + 1))(value)} = ${part}`;
        const wanted = filtered(inScope(scope), isAfter(from), isIn);
        older = await lookUp(this.database, [indexed, wanted], spans, missing);
      } else older = (await scan(maxScannedRows, isAfter(from)))(part);
      add(part, older);
      isTotalExact &&= !older.end;
      if (older.end && places.length <= limit) {
        // The page is short, and the next one continues where this scan stopped.
        const nextCursor = encodeCursor({ ...older.end, before: before + places.length, part });
        return { places, total, isTotalExact, nextCursor, searched };
      }
    }
    return { ...pageOf(places, limit, before), total, isTotalExact, searched };
  }

  /**
   * The days before a position in spans, of which the first is likely to fill a page and each is half as long again as the one
   * before. A sample of leads of any age estimates how many match: a few are looked up in all days at once. If none of the
   * newest leads matches, it also shows where matches begin, and the days before that are one span.
   * @param daysPerLead as among the newest leads; not finite if none of them matches
   */
  private async spansOf(
    indexed: Condition,
    { from, earliest, missing }: { from: Position; earliest: string | undefined; missing: number },
    daysPerLead: number,
  ): Promise<Span[]> {
    const { sampledPercent } = this.limits;
    const { count, newest, oldest } = await sampleMatches(this.database, indexed, sampledPercent);
    const isSampled = !Number.isFinite(daysPerLead);
    if (!newest || (isSampled && count < missed)) return [undefined];
    const last = Math.floor(Math.max(daysOf(oldest), daysOf(earliest ?? 0)));
    const spans: Span[] = [];
    let day = Math.floor(daysOf(from.at));
    const take = (days: number) => {
      const length = Math.min(Math.max(1, Math.ceil(days)), day - last + 1);
      spans.push(Array.from({ length }, (_, index) => day - index));
      day -= length;
    };
    const perSampled = (daysOf(newest) - daysOf(oldest)) / count;
    const begin = daysOf(newest) + missed * perSampled;
    if (isSampled && begin < day) take(day - begin);
    let length = 2 * missing * (isSampled ? (perSampled * sampledPercent) / 100 : daysPerLead);
    for (; day >= last; length *= 1.5) take(length);
    return spans;
  }
}
