import { toRole, type User } from '@golghar/contracts';
import type { EntityManager } from 'typeorm';
import { selectUsers, type UserRow } from './user-list.sql';

const toUser = ({ purpose, expiresAt, mail, ...row }: UserRow): User => ({
  ...row,
  role: toRole(row.role),
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  link: purpose && expiresAt && mail && { purpose, expiresAt: expiresAt.toISOString(), mail },
});

/** Users as admins see them, by name; one alone when its id is given. */
export const findListed = async (manager: EntityManager, id?: string): Promise<User[]> =>
  (await selectUsers(manager, id)).map(toUser);
