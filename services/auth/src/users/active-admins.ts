import type { EntityManager } from 'typeorm';

/**
 * Ids of the admins who can sign in. They stay locked until the transaction ends, in one order, so that two admins
 * who remove each other at the same moment go one after the other: the second finds only one left.
 */
export async function lockActiveAdmins(manager: EntityManager): Promise<string[]> {
  const rows: { id: string }[] = await manager.query(
    `SELECT id FROM app_user WHERE role = 'admin' AND status = 'active' AND password_hash IS NOT NULL
     ORDER BY id FOR UPDATE`,
  );
  return rows.map(({ id }) => id);
}
