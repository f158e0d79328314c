import type { Submission, SubmissionFilter } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import { leadColumns } from '../leads/lead-columns';
import type { Position } from './cursor';
import { isAfter, matching } from './lead-filter';
import { leadsOf, newestFirst } from './rows-of-page';

type Summary = { total: number };

export type Hits = {
  /** The newest after the position, at most `limit`. */
  leads: Submission[];
  /** All matching leads, before the position too. */
  total: number;
};

/** Three letters or digits in a row make a trigram: without one the search index would be read whole. */
export const canUseSearchIndex = (q: string): boolean => /[\p{L}\p{M}\p{N}]{3}/u.test(q);

/**
 * Lists every match by the search index, which is quick and exact where the word is rare. Undefined when there are
 * more than `most`. Materialised, because the planner would rather walk newest-first until the page is full,
 * which for a rare word is the whole table; asked for all and cut off by the reader, it plans for all.
 */
export async function hits(
  database: DataSource,
  filter: SubmissionFilter,
  after: Position | undefined,
  { most, limit }: { most: number; limit: number },
): Promise<Hits | undefined> {
  const { where, values, value } = matching(filter);
  const found: (Summary & { id: string | null })[] = await database.query(
    `WITH hit AS MATERIALIZED (
       SELECT lead.id, lead.submitted_at FROM lead WHERE ${where}
     ), counted AS MATERIALIZED (
       SELECT * FROM hit LIMIT ${value(most + 1)}
     ), page AS (
       SELECT id FROM counted ${after ? `WHERE ${isAfter('counted', after, value)}` : ''}
       ORDER BY ${newestFirst('counted')} LIMIT ${value(limit)}
     )
     SELECT summary.total, ${leadColumns}
     FROM (SELECT count(*)::int AS total FROM counted) AS summary
       LEFT JOIN (page JOIN lead ON lead.id = page.id) ON true
     ORDER BY ${newestFirst('lead')}`,
    values,
  );
  const total = found[0]?.total ?? 0;
  return total > most ? undefined : { leads: leadsOf(found, ['total']), total };
}
