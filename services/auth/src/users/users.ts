import type { DataSource, EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { UserEntity } from './user.entity';

export const findByEmail = (email: string, manager: EntityManager): Promise<UserEntity | null> =>
  manager.createQueryBuilder(UserEntity, 'u').where('lower(u.email) = lower(:email)', { email }).getOne();

/** Reads a user whom nobody else changes until the transaction ends. */
export const lockUser = (id: string, manager: EntityManager): Promise<UserEntity | null> =>
  manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** Changes what is given of a user; what is undefined stays. */
export async function changeUser(
  id: string,
  change: { [Key in keyof UserEntity]?: UserEntity[Key] | undefined },
  manager: EntityManager,
): Promise<void> {
  await manager.update(UserEntity, { id }, { ...change, updatedAt: () => 'now()' });
}

export async function markSignedIn(id: string, manager: EntityManager): Promise<void> {
  await manager.update(UserEntity, { id }, { lastSignInAt: () => 'now()' });
}

/**
 * Makes the first admin where there is no user at all, and answers who can sign in as an admin now, and whether with the
 * one-time password still: whoever still has that, or has the given address, or is the oldest. The setting with the
 * address may have been changed since the first start; nobody is made by that.
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
