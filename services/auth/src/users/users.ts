import type { EntityManager } from 'typeorm';
import { UserEntity } from './user.entity';

export const findByEmail = (email: string, manager: EntityManager): Promise<UserEntity | null> =>
  manager.createQueryBuilder(UserEntity, 'u').where('lower(u.email) = lower(:email)', { email }).getOne();

/** Reads a user whom nobody else changes until the transaction ends. */
export const lockUser = (id: string, manager: EntityManager): Promise<UserEntity | null> =>
  manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

type Changeable = 'name' | 'role' | 'status' | 'passwordHash' | 'mustChangePassword' | 'takeover' | 'link';
type Change = { [Key in Changeable]?: UserEntity[Key] | undefined };

/** Changes what is given of a user; what is undefined stays. */
export async function changeUser(id: string, change: Change, manager: EntityManager): Promise<void> {
  await manager.update(UserEntity, { id }, { ...change, updatedAt: () => 'now()' });
}

export async function markSignedIn(id: string, manager: EntityManager): Promise<void> {
  await manager.update(UserEntity, { id }, { lastSignInAt: () => 'now()' });
}
