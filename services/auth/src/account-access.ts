import type { DataSource, EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { ApiTokenEntity } from './sessions/api-token.entity';
import { endSessions } from './sessions/sessions';
import { UserEntity } from './users/user.entity';
import { changeUser, findByEmail } from './users/users';

/**
 * Ends all that an account has open: its sessions, its API tokens and its link to choose a password. Part of the
 * transaction that changes the account.
 */
export async function endAccess(userId: string, manager: EntityManager): Promise<void> {
  await endSessions(userId, manager);
  await manager.delete(ApiTokenEntity, { userId });
  await changeUser(userId, { link: null }, manager);
}

/** Gives an account the password that its owner chose, and ends all that it has open. */
export async function replacePassword(
  user: UserEntity,
  passwordHash: string,
  manager: EntityManager,
): Promise<UserEntity> {
  await changeUser(user.id, { passwordHash, mustChangePassword: false }, manager);
  await endAccess(user.id, manager);
  return { ...user, mustChangePassword: false };
}

/**
 * Makes a user who can sign in at once. Whoever has the e-mail address already gets the name, the role and the
 * password, is active again, is signed out everywhere and has no open link or API token any more.
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
    await changeUser(found.id, { ...user, status: 'active', mustChangePassword: false }, manager);
    await endAccess(found.id, manager);
  });
