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

/** To plan what a lead is made of takes longer than to read a page of them: named, so that a connection plans it once. */
const statement = {
  name: 'read-leads',
  text: `SELECT ${leadColumns} FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place) JOIN lead ON lead.id = wanted.id
    ORDER BY wanted.place`,
};

/**
 * Leads as the wire has them, in the order of their ids; those that are deleted as well. Whatever finds leads finds their
 * ids, and this alone reads them.
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
