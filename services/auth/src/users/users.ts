import { type EntityManager, IsNull, Not } from 'typeorm';
import { ApiTokenEntity } from '../api-tokens/api-token.entity';
import { SessionEntity } from '../sessions/session.entity';
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

/** Ends every session of a user, but for one when its id is given; part of the transaction that changes the account. */
export async function endSessions(userId: string, manager: EntityManager, exceptId?: string): Promise<void> {
  await manager.update(
    SessionEntity,
    { userId, endedAt: IsNull(), ...(exceptId && { id: Not(exceptId) }) },
    { endedAt: () => 'now()' },
  );
}

/**
 * Ends all that an account has open: its sessions, its API tokens and its link to choose a password. Part of the
 * transaction that changes the account.
 */
export async function endAccess(userId: string, manager: EntityManager): Promise<void> {
  await endSessions(userId, manager);
  await manager.delete(ApiTokenEntity, { userId });
  await changeUser(userId, { link: null }, manager);
}

export async function markSignedIn(id: string, manager: EntityManager): Promise<void> {
  await manager.update(UserEntity, { id }, { lastSignInAt: () => 'now()' });
}
