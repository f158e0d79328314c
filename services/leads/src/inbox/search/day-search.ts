import type { DataSource } from 'typeorm';
import type { Found } from './found';
import { findLeads, indexSearch } from './index-search.sql';
import type { Condition, Scope } from './lead-filter';
import { oldestArrival } from './lead-pages.sql';
import type { RecentScan, Sampled } from './recent-window.sql';

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (at: Date | string): number => Math.floor(new Date(at).getTime() / dayMs);

/** Days that are asked for at a time, at most: beyond it an empty stretch costs a few questions more. */
const maxDays = 64;

/** Leads that one question may bring, as a multiple of those that are missing: each costs a visit to the table. */
const maxFoundPerMissing = 10;

type Options = {
  limit: number;
  /** What the recent window found, from whose end this goes on. */
  scan: RecentScan;
  /** Leads that are known to match. */
  atLeast: number;
};

const minDays = 2;

/** The sample's gaps between matching leads that are left before its newest one, for the newer ones that it missed. */
const gapsLeft = 2;

/** How many days seem to have nothing, as far as the sample knows: these are asked for at once. */
function daysWithout({ count, newest }: Sampled, day: number, oldest: Date): number {
  const found = new Date(newest).getTime();
  const gapMs = (found - oldest.getTime()) / count;
  return day - dayOf(new Date(found + gapsLeft * gapMs));
}

/**
 * Finds the next leads by the search index a few days at a time, newest first: for words that many leads have, but
 * not the newest. Takes more days while they bring little, and fewer when they bring too much.
 */
export async function findByDays(
  database: DataSource,
  scope: Scope,
  condition: Condition,
  { limit, scan, atLeast }: Options,
): Promise<Found> {
  const oldest = await oldestArrival(database);
  const ids: string[] = [];
  const missing = () => limit - scan.leads.length - ids.length;
  const after = scan.end;
  let day = dayOf(after?.at ?? new Date());
  const lastDay = oldest ? dayOf(oldest) : day;
  const without = oldest && scan.sampled ? daysWithout(scan.sampled, day, new Date(oldest)) : 0;
  for (let span = Math.max(minDays, without); day >= lastDay && missing() > 0; ) {
    const days = Array.from({ length: span }, (_, index) => day - index);
    const inDays: Condition = (value) => `lead_day(lead.submitted_at) && ${value(days)}::int[]`;
    // A single day is taken whole, however many leads it has.
    const found = await indexSearch(database, scope, [condition, inDays], {
      after,
      most: span === 1 ? Number.MAX_SAFE_INTEGER - 1 : maxFoundPerMissing * limit,
      limit: missing(),
    });
    if (!found) {
      span = Math.max(1, Math.floor(span / 4));
      continue;
    }
    ids.push(...found.ids);
    day -= span;
    span = span > maxDays ? minDays : Math.min(span * 2, maxDays);
  }
  const leads = [...scan.leads, ...(await findLeads(database, ids))];
  const isExact = leads.length < limit;
  return { leads, found: isExact ? leads.length : Math.max(leads.length, atLeast), isExact };
}
