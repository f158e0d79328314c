import type { Submission, SubmissionFilter } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import { leadColumns } from '../leads/lead-columns';
import type { Position } from './cursor';
import { searched } from './lead-filter';
import { likePattern } from './like-pattern';
import { leadsOf, newestFirst } from './rows-of-page';

type Summary = { walked: number; found: number; endAt: Date | null; endId: string | null };

export type Walk = {
  /** The newest matching leads, at most `limit`. */
  leads: Submission[];
  /** Matching leads among all that were looked at. */
  found: number;
  /** Where it stopped; undefined when no lead is left. */
  end: Position | undefined;
};

/**
 * Looks through so many leads that pass the filters, newest first from a position on, for those that match the
 * search: quick where the word is common, and bounded where nothing else is.
 */
export async function walk(
  database: DataSource,
  filter: SubmissionFilter,
  after: Position | undefined,
  { rows, limit }: { rows: number; limit: number },
): Promise<Walk> {
  const { where, values, value } = searched(filter, after);
  const found: (Summary & { id: string | null })[] = await database.query(
    `WITH newest AS MATERIALIZED (
       SELECT lead.id, lead.submitted_at, lead.search_text LIKE ${value(likePattern(filter.q ?? ''))} AS is_hit
       FROM lead WHERE ${where} ORDER BY ${newestFirst('lead')} LIMIT ${value(rows)}
     ), summary AS (
       SELECT count(*)::int AS walked, (count(*) FILTER (WHERE is_hit))::int AS found FROM newest
     ), last AS (
       SELECT submitted_at AS "endAt", id AS "endId" FROM newest ORDER BY submitted_at, id LIMIT 1
     ), page AS (
       SELECT id FROM newest WHERE is_hit ORDER BY ${newestFirst('newest')} LIMIT ${value(limit)}
     )
     SELECT summary.*, last.*, ${leadColumns}
     FROM summary LEFT JOIN last ON true LEFT JOIN (page JOIN lead ON lead.id = page.id) ON true
     ORDER BY ${newestFirst('lead')}`,
    values,
  );
  const [first] = found;
  const isEnd = !first || first.walked < rows || first.endAt === null || first.endId === null;
  return {
    leads: leadsOf(found, ['walked', 'found', 'endAt', 'endId']),
    found: first?.found ?? 0,
    end: isEnd ? undefined : { submittedAt: (first.endAt as Date).toISOString(), id: first.endId as string },
  };
}
