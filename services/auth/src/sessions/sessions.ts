import { randomUUID } from 'node:crypto';
import { maxSessions, type SessionUser } from '@golghar/contracts';
import { absoluteLifetimeSeconds, idleLifetimeSeconds, sha256, signSessionToken } from '@golghar/platform';
import Bowser from 'bowser';
import { type EntityManager, type FindOperator, In, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { AuthSettings } from '../settings';
import { toSessionUser, type UserEntity } from '../user.entity';
import { SessionEntity } from './session.entity';

/** Who asks for a session; of the headers only the browser's name matters. */
export type Client = { address: string; headers: Record<string, string | undefined> };

/** A User-Agent header in words that its owner recognises: `Chrome on Android`. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device';
  const parser = Bowser.getParser(userAgent);
  const browser = parser.getBrowserName() || 'Unknown browser';
  const system = parser.getOSName();
  return system ? `${browser} on ${system}` : browser;
}

/** A new session and the token that identifies it. */
export type StartedSession = { user: SessionUser; token: string };

/**
 * Starts a session and returns its token; above {@link maxSessions} the least recently used one ends. The caller's
 * transaction has locked the user and found the account active: otherwise a session could start that a simultaneous change of
 * the account does not end.
 */
export async function startSession(
  user: UserEntity,
  { address, headers }: Client,
  { SESSION_PRIVATE_KEY }: AuthSettings,
  manager: EntityManager,
): Promise<StartedSession> {
  const surplus = (await findLiveSessions(user.id, manager)).slice(maxSessions - 1);
  if (surplus.length > 0) await endSessions(user.id, manager, In(surplus.map(({ id }) => id)));
  const sid = randomUUID();
  await manager.insert(SessionEntity, {
    id: uuid(),
    tokenHash: sha256(sid),
    userId: user.id,
    device: deviceName(headers['user-agent']),
    address,
    expiresAt: () => `now() + make_interval(secs => ${absoluteLifetimeSeconds})`,
  });
  return { user: toSessionUser(user), token: signSessionToken(sid, SESSION_PRIVATE_KEY) };
}

export const findLiveSessions = (userId: string, manager: EntityManager): Promise<SessionEntity[]> =>
  manager
    .createQueryBuilder(SessionEntity, 's')
    .where('s.user_id = :userId AND s.ended_at IS NULL AND s.expires_at > now()', { userId })
    .andWhere('s.seen_at > now() - make_interval(secs => :idleLifetimeSeconds)', { idleLifetimeSeconds })
    .orderBy('s.seen_at', 'DESC')
    .addOrderBy('s.id', 'DESC')
    .getMany();

/**
 * Ends sessions of a user, by the database's clock, which the view of live sessions uses too.
 * @param id the sessions to end; all by default
 */
export async function endSessions(
  userId: string,
  manager: EntityManager,
  id?: string | FindOperator<string>,
) {
  const which = { userId, endedAt: IsNull(), ...(id && { id }) };
  await manager.update(SessionEntity, which, { endedAt: () => 'now()' });
}
