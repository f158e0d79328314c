import type { Submission } from '@golghar/contracts';
import { queryPrepared } from '@golghar/platform';
import type { DataSource, EntityManager } from 'typeorm';
import { selectLeads } from './lead-columns';

/** Planning this takes longer than reading a page of leads: named, so that each connection plans it once. */
const statement = {
  name: 'read-leads',
  text: selectLeads('SELECT * FROM unnest($1::uuid[]) WITH ORDINALITY AS given (id, place)', 'wanted.place'),
};

/** Leads as the API returns them, in the order of their ids; deleted ones as well. */
export async function readLeads(
  database: DataSource | EntityManager,
  ids: readonly string[],
): Promise<Submission[]> {
  if (ids.length === 0) return [];
  return (await queryPrepared<Submission>(database, { ...statement, values: [ids] })).rows;
}
