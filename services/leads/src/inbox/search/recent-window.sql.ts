import type { DataSource } from 'typeorm';
import { leadColumns } from '../../leads/lead-columns';
import type { Scan } from './keyset-scan.sql';
import { type Condition, matching, type Scope } from './lead-filter';
import type { LeadRow, NoLeadRow } from './lead-pages.sql';
import { leadsOf, newestFirst } from './rows-of-page';

/** How many leads of the sample match, and when the newest of them arrived. */
export type Sampled = { count: number; newest: string };

type Summary = {
  scanned: number;
  endAt: Date;
  endId: string;
  /** By part, what the sample has of it; null where it has nothing. */
  sampled: Record<string, Sampled> | null;
  /** Null, as what was found, on the one row that there is where no lead matches. */
  part: number | null;
  found: number | null;
};

export type RecentRow = Summary & (LeadRow | NoLeadRow);

/** A part's newest leads, and about which share of all leads it has and from when on. */
export type RecentScan = Scan & { share: number; sampled?: Sampled | undefined };

type Options = { rows: number; limit: number; stored: number };

/**
 * Looks through the newest leads of a scope once for all parts of a search, and through a sample half as large, whatever
 * its age. Each lead belongs to the first part whose condition it meets; of each part the newest are answered, at most
 * `limit`.
 */
export async function scanRecent(
  database: DataSource,
  scope: Scope,
  conditions: readonly Condition[],
  { rows, limit, stored }: Options,
): Promise<RecentScan[]> {
  const { where, values, value } = matching(scope);
  const partOf = `CASE ${conditions.map((condition, part) => `WHEN ${condition(value)} THEN ${part}`).join(' ')} END`;
  const sampleSize = rows / 2;
  const percent = Math.min(100, (100 * sampleSize) / stored);
  const found: RecentRow[] = await database.query(
    `WITH newest AS MATERIALIZED (
       SELECT lead.id, lead.submitted_at, ${partOf} AS part
       FROM lead WHERE ${where} ORDER BY ${newestFirst('lead')} LIMIT ${value(rows)}
     ), last AS (
       SELECT (SELECT count(*)::int FROM newest) AS scanned, submitted_at AS "endAt", id AS "endId"
       FROM newest ORDER BY submitted_at, id LIMIT 1
     ), sample AS (
       SELECT ${partOf} AS part, jsonb_build_object('count', count(*), 'newest', max(submitted_at)) AS sampled
       FROM lead TABLESAMPLE SYSTEM (${value(percent)}) REPEATABLE (0) WHERE ${where} GROUP BY 1
     ), ranked AS (
       SELECT id, part, (count(*) OVER (PARTITION BY part))::int AS found,
         row_number() OVER (PARTITION BY part ORDER BY ${newestFirst('newest')}) AS place
       FROM newest WHERE part IS NOT NULL
     ), page AS (
       SELECT * FROM ranked WHERE place <= ${value(limit)}
     )
     SELECT last.*, page.part, page.found, ${leadColumns},
       (SELECT jsonb_object_agg(part, sample.sampled) FROM sample WHERE part IS NOT NULL) AS sampled
     FROM last LEFT JOIN (page JOIN lead ON lead.id = page.id) ON true
     ORDER BY ${newestFirst('lead')}`,
    values,
  );
  const [first] = found;
  const isEnd = !first || first.scanned < rows;
  const end = isEnd ? undefined : { at: first.endAt.toISOString(), id: first.endId };
  return conditions.map((_condition, part) => {
    const own = found.filter((row) => row.part === part);
    const inAll = own[0]?.found ?? 0;
    const sampled = first?.sampled?.[part];
    return {
      leads: leadsOf(own, ['scanned', 'endAt', 'endId', 'sampled', 'part', 'found']),
      found: inAll,
      end,
      share: Math.max(inAll / rows, (sampled?.count ?? 0) / sampleSize),
      sampled,
    };
  });
}
