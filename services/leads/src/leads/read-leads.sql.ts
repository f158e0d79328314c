import type { Submission } from '@golghar/contracts';
import { queryPrepared } from '@golghar/platform';
import type { DataSource, EntityManager } from 'typeorm';
import { leadColumns } from './lead-columns';

type Times = 'submittedAt' | 'updatedAt';
type OptionalTimes = 'dueAt' | 'contactedAt';

/** `leadColumns` of a lead. */
export type LeadRow = Omit<Submission, Times | OptionalTimes> & {
  [Key in Times | OptionalTimes]: Key extends Times ? Date : Date | null;
};

/** Planning this takes longer than reading a page of leads: named, so that each connection plans it once. */
const statement = {
  name: 'read-leads',
  text: `SELECT ${leadColumns} FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place) JOIN lead ON lead.id = wanted.id
    ORDER BY wanted.place`,
};

/**
 * Leads as the API returns them, in the order of their ids; deleted ones as well. Every search finds ids, and only this reads
 * the leads.
 */
export async function readLeads(
  database: DataSource | EntityManager,
  ids: readonly string[],
): Promise<Submission[]> {
  if (ids.length === 0) return [];
  const { rows } = await queryPrepared<LeadRow>(database, { ...statement, values: [ids] });
  return rows.map((row) => ({
    ...row,
    submittedAt: row.submittedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    contactedAt: row.contactedAt?.toISOString() ?? null,
  }));
}
