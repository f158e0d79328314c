import type { ClientBase, Pool } from 'pg';
import { testAdmin } from '../../test/stack';

/** Who asks; their colleagues need no account here, because lists go by the id that stands in the lead. */
export async function findAdmin(database: Pick<ClientBase | Pool, 'query'>): Promise<string> {
  const { rows } = await database.query<{ id: string }>('SELECT id FROM auth.staff WHERE email = $1', [
    testAdmin.email,
  ]);
  if (!rows[0]) throw new Error('There is no admin');
  return rows[0].id;
}
