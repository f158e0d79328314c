import type { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { UserEntity } from './user.entity';

type NewAdmin = Pick<UserEntity, 'name' | 'email' | 'passwordHash' | 'mustChangePassword'>;

/** Who can sign in as an admin now, and whether with the one-time password still. */
export type FirstAdmin = { created: boolean; mustChange: boolean; email: string };

/**
 * Makes the first admin where there is no user at all. Otherwise it finds who is to be named as the admin: whoever
 * still has the one-time password, or has the given address, or is the oldest. The setting with the address may have
 * been changed since the first start; nobody is made by that.
 */
export async function ensureFirstAdmin(database: DataSource, admin: NewAdmin): Promise<FirstAdmin> {
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
  return {
    created,
    mustChange: found?.mustChangePassword ?? false,
    email: found?.email ?? admin.email,
  };
}
