import type { EntityManager } from 'typeorm';
import { ApiTokenEntity } from './api-tokens/api-token.entity';
import { endSessions } from './sessions/session.service';
import { changeUser } from './users/users';

/**
 * Ends all that an account has open: its sessions, its API tokens and its link to choose a password. Part of the
 * transaction that changes the account.
 */
export async function endAccess(userId: string, manager: EntityManager): Promise<void> {
  await endSessions(userId, manager);
  await manager.delete(ApiTokenEntity, { userId });
  await changeUser(userId, { link: null }, manager);
}
