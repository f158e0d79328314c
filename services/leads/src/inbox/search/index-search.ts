import type { DataSource } from 'typeorm';
import { oldestFirst, type Position } from './cursor';
import { findPlaces, lookUp, type Scan } from './find-places.sql';
import { allOf, type Condition, inScope, lookedAt, type Scope } from './lead-filter';

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (at: Date | string): number => Math.floor(new Date(at).getTime() / dayMs);

type Options = {
  limit: number;
  /** Leads that one look into the index may bring: each costs a visit to the table. */
  most: number;
  /** What was found among the newest, from whose end this goes on. */
  scan: Scan & { end: Position };
  /** Where those begin. */
  start: Date | string;
};

/**
 * The way of a search for what the index can find, when the newest leads don't fill the page: the next leads by the search
 * index, some days of arrival at a time, newest first. All of them at once for what none of the newest has, else as many as
 * seem to fill the page; fewer when they bring too much.
 * @returns places and how many match from the start on; when that is not exact there are more
 */
export async function findByIndex(
  database: DataSource,
  scope: Scope,
  { condition, indexed }: { condition: Condition; indexed: Condition },
  { limit, most, scan, start }: Options,
): Promise<Scan & { isExact: boolean }> {
  const places = [...scan.places];
  const [oldest = scan.end] = await findPlaces(database, {}, { order: oldestFirst, limit: 1 });
  const last = Math.max(dayOf(oldest.at), dayOf(scope.from ?? oldest.at));
  let day = dayOf(scan.end.at);
  const all = day - last + 1;
  const daysPerLead = (new Date(start).getTime() - new Date(scan.end.at).getTime()) / dayMs / scan.found;
  // All days where nothing was found, because a lead takes an endless number then.
  let span = Math.min(all, Math.max(1, Math.ceil(2 * (limit - places.length) * daysPerLead)));
  let [found, atLeast] = [scan.found, 0];
  while (day >= last && places.length < limit) {
    const days = Array.from({ length: span }, (_, index) => day - index);
    const inDays: Condition = (value) => `lead_day(lead.submitted_at) && ${value(days)}::int[]`;
    const isAll = span === all && !scope.from && !scope.to;
    const hit = await lookUp(
      database,
      [indexed, ...(isAll ? [] : [inDays]), lookedAt(allOf([inScope(scope), condition]))],
      {
        after: scan.end,
        // A single day is taken whole, however many leads it has.
        most: span === 1 ? Number.MAX_SAFE_INTEGER - 1 : most,
        limit: limit - places.length,
      },
    );
    if (hit) {
      places.push(...hit.places);
      found += hit.found;
      day -= span;
      span = Math.min(span * 2, day - last + 1);
    } else {
      if (isAll) atLeast = most;
      span = Math.max(1, Math.floor(span / 4));
    }
  }
  const isExact = day < last;
  return { places, found: isExact ? found : Math.max(found, atLeast), isExact, end: undefined };
}
