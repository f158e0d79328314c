import type { Submission } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import { leadColumns } from '../../leads/lead-columns';
import type { Position } from './cursor';
import { type Condition, isAfter, matching, type Scope } from './lead-filter';
import type { LeadRow } from './lead-pages.sql';
import { leadsOf, newestFirst } from './rows-of-page';

export type IndexedRow = { inAll: number; found: number; ids: string[] };

export type Indexed = {
  /** Of the newest after the position, at most `limit`, newest first. */
  ids: string[];
  /** Matching leads after the position. */
  found: number;
};

type Options = { after: Position | undefined; most: number; limit: number };

/**
 * Lists every match by the search index, which is quick and exact where there are few. Undefined when there are
 * more than `most`. Materialised, because the planner would rather scan newest-first until the page is full, which
 * for a rare word is the whole table; asked for all and cut off by the reader, it plans for all.
 */
export async function indexSearch(
  database: DataSource,
  scope: Scope,
  conditions: Condition[],
  { after, most, limit }: Options,
): Promise<Indexed | undefined> {
  const { where, values, value } = matching(scope, ...conditions);
  const [row]: IndexedRow[] = await database.query(
    `WITH hit AS MATERIALIZED (
       SELECT lead.id, lead.submitted_at FROM lead WHERE ${where}
     ), counted AS MATERIALIZED (
       SELECT * FROM hit LIMIT ${value(most + 1)}
     ), following AS (
       SELECT * FROM counted ${after ? `WHERE ${isAfter(after, 'counted')(value)}` : ''}
     )
     SELECT (SELECT count(*)::int FROM counted) AS "inAll", (SELECT count(*)::int FROM following) AS found,
       ARRAY(SELECT id FROM following ORDER BY ${newestFirst('following')} LIMIT ${value(limit)}) AS ids`,
    values,
  );
  if (!row || row.inAll > most) return undefined;
  return { ids: row.ids, found: row.found };
}

/**
 * The leads that {@link indexSearch} found. A statement of its own: to plan what a lead is made of takes longer than to
 * find that there is none.
 */
export async function findLeads(database: DataSource, ids: readonly string[]): Promise<Submission[]> {
  if (ids.length === 0) return [];
  const rows: LeadRow[] = await database.query(
    `SELECT ${leadColumns} FROM lead WHERE deleted_at IS NULL AND id = ANY($1::uuid[]) ORDER BY ${newestFirst('lead')}`,
    [ids],
  );
  return leadsOf(rows, []);
}
