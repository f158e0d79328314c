import type { Submission } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import { leadColumns } from '../../leads/lead-columns';
import type { Position } from './cursor';
import { type Condition, isAfter, matching, type Scope } from './lead-filter';
import type { LeadRow, NoLeadRow } from './lead-pages.sql';
import { leadsOf, newestFirst } from './rows-of-page';

type Summary = {
  scanned: number;
  endAt: Date;
  endId: string;
  /** Null, as what was found, on the one row that there is where no lead matches. */
  part: number | null;
  found: number | null;
};

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
 * Looks through so many leads of a scope, newest first from a position on, once for all conditions: quick where many
 * leads match, and bounded where no index helps. Each lead belongs to the first condition that it meets; the answer has
 * a scan for each.
 */
export async function scanNewest(
  database: DataSource,
  scope: Scope,
  conditions: readonly Condition[],
  { after, rows, limit }: Options,
): Promise<Scan[]> {
  const { where, values, value } = matching(scope, ...(after ? [isAfter(after)] : []));
  const cases = conditions.map((condition, part) => `WHEN ${condition(value)} THEN ${part}`).join(' ');
  const found: ScannedRow[] = await database.query(
    `WITH newest AS MATERIALIZED (
       SELECT lead.id, lead.submitted_at, CASE ${cases} END AS part
       FROM lead WHERE ${where} ORDER BY ${newestFirst('lead')} LIMIT ${value(rows)}
     ), last AS (
       SELECT (SELECT count(*)::int FROM newest) AS scanned, submitted_at AS "endAt", id AS "endId"
       FROM newest ORDER BY submitted_at, id LIMIT 1
     ), ranked AS (
       SELECT id, part, (count(*) OVER (PARTITION BY part))::int AS found,
         row_number() OVER (PARTITION BY part ORDER BY ${newestFirst('newest')}) AS place
       FROM newest WHERE part IS NOT NULL
     ), page AS (
       SELECT * FROM ranked WHERE place <= ${value(limit)}
     )
     SELECT last.*, page.part, page.found, ${leadColumns}
     FROM last LEFT JOIN (page JOIN lead ON lead.id = page.id) ON true
     ORDER BY ${newestFirst('lead')}`,
    values,
  );
  const [first] = found;
  const isEnd = !first || first.scanned < rows;
  const end = isEnd ? undefined : { at: first.endAt.toISOString(), id: first.endId };
  return conditions.map((_condition, part) => {
    const own = found.filter((row) => row.part === part);
    return {
      leads: leadsOf(own, ['scanned', 'endAt', 'endId', 'part', 'found']),
      found: own[0]?.found ?? 0,
      end,
    };
  });
}
