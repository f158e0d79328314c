import type { Submission } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import { leadColumns } from '../../leads/lead-columns';
import type { Cursor } from './cursor';
import { isAfter, matching, type Scope } from './lead-filter';
import type { LeadRow } from './lead-pages.sql';
import { leadsOf, newestFirst } from './rows-of-page';
import type { SearchPart } from './search-parts';

type Summary = { part: number; found: number };

export type PartRow = Summary & LeadRow;

/** Looks through all leads of a scope at once, which few enough leads allow; `found` counts those after the cursor. */
export async function searchAll(
  database: DataSource,
  scope: Scope,
  parts: SearchPart[],
  { after, limit }: { after: Cursor | undefined; limit: number },
): Promise<{ leads: Submission[]; parts: number[]; found: number }> {
  const { where, values, value } = matching(scope);
  const cases = parts.map(({ condition }, part) => `WHEN ${condition(value)} THEN ${part}`).join(' ');
  const part = after && value(after.part);
  const rows: PartRow[] = await database.query(
    `SELECT hit.part, (count(*) OVER ())::int AS found, ${leadColumns}
     FROM (SELECT lead.id, CASE ${cases} END AS part FROM lead WHERE ${where} OFFSET 0) AS hit
       JOIN lead ON lead.id = hit.id
     WHERE hit.part IS NOT NULL
       ${after ? `AND (hit.part > ${part} OR (hit.part = ${part} AND ${isAfter(after)(value)}))` : ''}
     ORDER BY hit.part, ${newestFirst('lead')} LIMIT ${value(limit)}`,
    values,
  );
  return {
    leads: leadsOf(rows, ['part', 'found']),
    parts: rows.map((row) => row.part),
    found: rows[0]?.found ?? 0,
  };
}
