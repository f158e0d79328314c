import type { DataSource, EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { ApiTokenEntity } from './sessions/api-token.entity';
import { endSessions } from './sessions/sessions';
import { UserEntity } from './user.entity';

export const findByEmail = (email: string, manager: EntityManager): Promise<UserEntity | null> =>
  manager.createQueryBuilder(UserEntity, 'u').where('lower(u.email) = lower(:email)', { email }).getOne();

export const lockUser = (id: string, manager: EntityManager): Promise<UserEntity | null> =>
  manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

/**
 * Ends everything an account has open: its sessions, its API tokens and its link to choose a password. Part of the
 * transaction that changes the account.
 */
export async function endAccess(userId: string, manager: EntityManager): Promise<void> {
  await endSessions(userId, manager);
  await manager.delete(ApiTokenEntity, { userId });
  await manager.update(UserEntity, { id: userId }, { link: null });
}

/** Sets the password that an account's owner chose, and ends everything the account has open. */
export async function replacePassword(user: UserEntity, passwordHash: string, manager: EntityManager) {
  const change = { passwordHash, mustChangePassword: false };
  await manager.update(UserEntity, { id: user.id }, change);
  await endAccess(user.id, manager);
  return { ...user, ...change };
}

/**
 * Makes a user who can sign in at once. If somebody already has the e-mail address, that account gets the name, role and
 * password, is enabled, signed out everywhere and loses its open link and API tokens.
 */
export const setUser = (
  database: DataSource,
  { email, ...user }: Pick<UserEntity, 'name' | 'email' | 'role' | 'passwordHash'>,
): Promise<void> =>
  database.transaction(async (manager) => {
    const found = await findByEmail(email, manager);
    if (!found) {
      await manager.insert(UserEntity, { ...user, id: uuid(), email });
      return;
    }
    const change = { ...user, status: 'active', mustChangePassword: false } as const;
    await manager.update(UserEntity, { id: found.id }, change);
    await endAccess(found.id, manager);
  });

/**
 * Makes the first admin if there is no user at all, and returns who can sign in as an admin and whether the one-time password
 * still works: the admin who still has it, else the one with the given address, else the oldest. Changing the address in the
 * settings later makes nobody an admin.
 */
export async function ensureFirstAdmin(
  database: DataSource,
  admin: Pick<UserEntity, 'name' | 'email' | 'passwordHash' | 'mustChangePassword'>,
): Promise<{ created: boolean; mustChange: boolean; email: string }> {
  const users = database.getRepository(UserEntity);
  const created = !(await users.exists());
  if (created) await users.insert({ ...admin, id: uuid(), role: 'admin' });
  const found = await users
    .createQueryBuilder('u')
    .where(`u.role = 'admin' AND u.status = 'active' AND u.password_hash IS NOT NULL`)
    .orderBy('u.must_change_password', 'DESC')
    .addOrderBy('lower(u.email) = lower(:email)', 'DESC')
    .addOrderBy('u.created_at')
    .setParameter('email', admin.email)
    .getOne();
  return { created, mustChange: found?.mustChangePassword ?? false, email: found?.email ?? admin.email };
}
