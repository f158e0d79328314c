import type { Submission } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import { leadColumns } from '../leads/lead-columns';
import type { Position } from './cursor';
import { type Condition, isAfter, matching, type Scope } from './lead-filter';
import { leadsOf, newestFirst } from './rows-of-page';

type Summary = { found: number; inAll: number };

export type Indexed = {
  /** The newest after the position, at most `limit`. */
  leads: Submission[];
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
  const rows: (Summary & { id: string | null })[] = await database.query(
    `WITH hit AS MATERIALIZED (
       SELECT lead.id, lead.submitted_at FROM lead WHERE ${where}
     ), counted AS MATERIALIZED (
       SELECT * FROM hit LIMIT ${value(most + 1)}
     ), following AS (
       SELECT * FROM counted ${after ? `WHERE ${isAfter(after, 'counted')(value)}` : ''}
     ), page AS (
       SELECT id FROM following ORDER BY ${newestFirst('following')} LIMIT ${value(limit)}
     )
     SELECT summary.*, ${leadColumns}
     FROM (SELECT (SELECT count(*)::int FROM counted) AS "inAll", (SELECT count(*)::int FROM following) AS found) AS summary
       LEFT JOIN (page JOIN lead ON lead.id = page.id) ON true
     ORDER BY ${newestFirst('lead')}`,
    values,
  );
  const [first] = rows;
  if (!first || first.inAll > most) return undefined;
  return { leads: leadsOf(rows, ['found', 'inAll']), found: first.found };
}
