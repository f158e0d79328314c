import type { Submission } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import { leadColumns } from '../../leads/lead-columns';
import type { Position } from './cursor';
import { type Condition, isAfter, matching, type Scope } from './lead-filter';
import type { LeadRow, NoLeadRow } from './lead-pages.sql';
import { leadsOf, newestFirst } from './rows-of-page';

type Summary = { scanned: number; found: number; endAt: Date | null; endId: string | null };

export type ScannedRow = Summary & (LeadRow | NoLeadRow);

export type Scan = {
  /** The newest matching leads, at most `limit`. */
  leads: Submission[];
  /** Matching leads among all that were looked at. */
  found: number;
  /** Where it stopped; undefined when no lead is left. */
  end: Position | undefined;
};

type Options = { after: Position | undefined; rows: number; limit: number };

/**
 * Looks through so many leads of a scope, newest first from a position on, for those that meet a condition: quick
 * where many do, and bounded where nothing else is.
 */
export async function keysetScan(
  database: DataSource,
  scope: Scope,
  condition: Condition,
  { after, rows, limit }: Options,
): Promise<Scan> {
  const { where, values, value } = matching(scope, ...(after ? [isAfter(after)] : []));
  const found: ScannedRow[] = await database.query(
    `WITH newest AS MATERIALIZED (
       SELECT lead.id, lead.submitted_at, (${condition(value)}) AS is_hit
       FROM lead WHERE ${where} ORDER BY ${newestFirst('lead')} LIMIT ${value(rows)}
     ), summary AS (
       SELECT count(*)::int AS scanned, (count(*) FILTER (WHERE is_hit))::int AS found FROM newest
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
  const isEnd = !first || first.scanned < rows || first.endAt === null || first.endId === null;
  return {
    leads: leadsOf(found, ['scanned', 'found', 'endAt', 'endId']),
    found: first?.found ?? 0,
    end: isEnd ? undefined : { at: (first.endAt as Date).toISOString(), id: first.endId as string },
  };
}
