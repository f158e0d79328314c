import type { DataSource } from 'typeorm';
import { AccountLinkEntity } from '../account-links/account-link.entity';
import { AccountLinkRepository } from '../account-links/account-link.repository';
import { DeliveryEntity } from '../account-links/delivery.entity';
import { ApiTokenEntity } from '../api-tokens/api-token.entity';
import { ApiTokenRepository } from '../api-tokens/api-token.repository';
import { SessionEntity } from '../sessions/session.entity';
import { SessionRepository } from '../sessions/session.repository';
import { UserEntity } from '../users/user.entity';
import { UserRepository, type UserWithPassword } from '../users/user.repository';

/** What a connection for {@link setUser} has to know. */
export const setUserEntities = [UserEntity, SessionEntity, AccountLinkEntity, ApiTokenEntity, DeliveryEntity];

/**
 * Makes a user who can sign in at once. Whoever has the e-mail address already gets the name, the role and the
 * password, is active again, is signed out everywhere and has no open link or API token any more.
 */
export async function setUser(database: DataSource, user: UserWithPassword): Promise<void> {
  const users = new UserRepository(database.getRepository(UserEntity));
  const sessions = new SessionRepository(database.getRepository(SessionEntity));
  const links = new AccountLinkRepository(
    database.getRepository(AccountLinkEntity),
    database.getRepository(DeliveryEntity),
  );
  const apiTokens = new ApiTokenRepository(database.getRepository(ApiTokenEntity));
  await database.transaction(async (manager) => {
    const id = await users.set(user, manager);
    await sessions.endAll(id, manager);
    await links.revokeAll(id, manager);
    await apiTokens.removeAll(id, manager);
  });
}
