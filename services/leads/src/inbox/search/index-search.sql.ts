import type { Submission } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import { leadColumns } from '../../leads/lead-columns';
import type { Position } from './cursor';
import { type Condition, isAfter, matching } from './lead-filter';
import type { LeadRow } from './lead-pages.sql';
import { leadsOf, newestFirst } from './rows-of-page';

export type IndexedRow = { inAll: number; found: number; ids: string[] };

export type SampledRow = { count: number; newest: Date | null };

/** Matches that a sample of leads of any age has missed before its newest one, at most, as far as can be told. */
const missed = 2;

/**
 * Where what many leads have, but none of the newest, may begin: what is newer is asked for at once.
 * @param percent how many of all leads are looked at
 */
export async function newestOfSample(
  database: DataSource,
  indexed: Condition,
  oldest: Date,
  percent = 0.1,
): Promise<Date> {
  const { where, values } = matching({}, indexed);
  const [{ count, newest }]: [SampledRow] = await database.query(
    `SELECT count(*)::int AS count, max(submitted_at) AS newest
     FROM lead TABLESAMPLE SYSTEM (${percent}) REPEATABLE (0) WHERE ${where}`,
    values,
  );
  if (!newest) return new Date();
  return new Date(newest.getTime() + (missed * (newest.getTime() - oldest.getTime())) / count);
}

/**
 * The newest matches after a position by the search index. Undefined when it brings more than `most`. Materialised,
 * because the planner would rather scan newest-first until the page is full, which for a rare word is the whole table;
 * asked for all and cut off by the reader, it plans for all.
 */
export async function lookUp(
  database: DataSource,
  conditions: readonly Condition[],
  { after, most, limit }: { after: Position; most: number; limit: number },
): Promise<IndexedRow | undefined> {
  const { where, values, value } = matching({}, ...conditions);
  const [row]: [IndexedRow] = await database.query(
    `WITH hit AS MATERIALIZED (
       SELECT lead.id, lead.submitted_at FROM lead WHERE ${where}
     ), counted AS MATERIALIZED (
       SELECT * FROM hit LIMIT ${value(most + 1)}
     ), following AS (
       SELECT * FROM counted WHERE ${isAfter(after, 'counted')(value)}
     )
     SELECT (SELECT count(*)::int FROM counted) AS "inAll", (SELECT count(*)::int FROM following) AS found,
       ARRAY(SELECT id FROM following ORDER BY ${newestFirst('following')} LIMIT ${value(limit)}) AS ids`,
    values,
  );
  return row.inAll > most ? undefined : row;
}

/** A statement of its own: to plan what a lead is made of takes longer than to find that there is none. */
export async function findLeads(database: DataSource, ids: readonly string[]): Promise<Submission[]> {
  if (ids.length === 0) return [];
  const rows: LeadRow[] = await database.query(
    `SELECT ${leadColumns} FROM lead WHERE deleted_at IS NULL AND id = ANY($1::uuid[]) ORDER BY ${newestFirst('lead')}`,
    [ids],
  );
  return leadsOf(rows, []);
}
