import type { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { endAccess } from '../end-access';
import { UserEntity } from './user.entity';
import { changeUser, findByEmail } from './users';

type UserWithPassword = Pick<UserEntity, 'name' | 'email' | 'role'> & { passwordHash: string };

/**
 * Makes a user who can sign in at once. Whoever has the e-mail address already gets the name, the role and the
 * password, is active again, is signed out everywhere and has no open link or API token any more.
 */
export const setUser = (database: DataSource, { email, ...user }: UserWithPassword): Promise<void> =>
  database.transaction(async (manager) => {
    const found = await findByEmail(email, manager);
    if (!found) {
      await manager.insert(UserEntity, { ...user, id: uuid(), email });
      return;
    }
    await changeUser(found.id, { ...user, status: 'active', mustChangePassword: false }, manager);
    await endAccess(found.id, manager);
  });
