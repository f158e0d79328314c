import { randomUUID } from 'node:crypto';
import { maxSessions, type Session, type SessionUser } from '@golghar/contracts';
import {
  AppError,
  absoluteLifetimeSeconds,
  hashToken,
  idleLifetimeSeconds,
  recordAudit,
  type SignedIn,
  signSessionToken,
} from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type FindOperator, In, IsNull, Not } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { AUTH_SETTINGS, type AuthSettings } from '../settings';
import { toSessionUser, type UserEntity } from '../users/user.entity';
import { type Client, deviceName } from './client';
import { SessionEntity } from './session.entity';

/** A session that has just begun, and the token that names it. */
export type StartedSession = { user: SessionUser; token: string };

@Injectable()
export class SessionService {
  constructor(
    private readonly database: DataSource,
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /**
   * Starts a session and returns its token; of more than {@link maxSessions} the one used longest ago ends. The
   * caller's transaction has locked the user and found the account active: otherwise a session could begin that a
   * change of the account at the same moment does not end.
   */
  async start(
    user: UserEntity,
    { address, userAgent }: Client,
    manager: EntityManager,
  ): Promise<StartedSession> {
    const surplus = (await findLive(user.id, manager)).slice(maxSessions - 1);
    if (surplus.length > 0) await endSessions(user.id, manager, In(surplus.map(({ id }) => id)));
    const sid = randomUUID();
    await manager.insert(SessionEntity, {
      id: uuid(),
      tokenHash: hashToken(sid),
      userId: user.id,
      device: deviceName(userAgent),
      address,
      expiresAt: () => `now() + make_interval(secs => ${absoluteLifetimeSeconds})`,
    });
    return { user: toSessionUser(user), token: signSessionToken(sid, this.settings.SESSION_PRIVATE_KEY) };
  }

  /** The live sessions of a person, the one that asks among them. */
  async list(user: SignedIn): Promise<Session[]> {
    const live = await findLive(user.id, this.database.manager);
    return live.map(({ id, device, address, createdAt, seenAt }) => ({
      ...{ id, device, address },
      startedAt: createdAt.toISOString(),
      lastActiveAt: seenAt.toISOString(),
      isCurrent: id === user.sessionId,
    }));
  }

  /** Signs a person out of the browser that asks. */
  endCurrent(user: SignedIn): Promise<void> {
    return this.database.transaction(async (manager) => {
      await endSessions(user.id, manager, user.sessionId);
      await recordAudit(manager, { actor: user, action: 'signed_out' });
    });
  }

  /**
   * Signs a person out of one of their browsers.
   * @throws AppError not_found when it is signed out already, or somebody else's
   */
  endOne(user: SignedIn, id: string): Promise<void> {
    return this.database.transaction(async (manager) => {
      const session = (await findLive(user.id, manager)).find((live) => live.id === id);
      if (!session) throw new AppError('not_found', { message: 'This session has already ended.' });
      await endSessions(user.id, manager, id);
      await recordAudit(manager, { actor: user, action: 'session_ended', detail: session.device });
    });
  }

  /** Signs a person out of every browser but the one that asks. */
  endOthers(user: SignedIn): Promise<void> {
    return this.database.transaction(async (manager) => {
      await endSessions(user.id, manager, Not(user.sessionId));
      await recordAudit(manager, { actor: user, action: 'sessions_ended' });
    });
  }
}

/** The sessions of a user that are not over, the one used last first. */
const findLive = (userId: string, manager: EntityManager): Promise<SessionEntity[]> =>
  manager
    .createQueryBuilder(SessionEntity, 's')
    .where('s.user_id = :userId AND s.ended_at IS NULL AND s.expires_at > now()', { userId })
    .andWhere('s.seen_at > now() - make_interval(secs => :idleLifetimeSeconds)', { idleLifetimeSeconds })
    .orderBy('s.seen_at', 'DESC')
    .addOrderBy('s.id', 'DESC')
    .getMany();

/**
 * Ends the sessions of a user, in the database's own time, as the view of live sessions counts.
 * @param id of those to end, by default all
 */
export async function endSessions(
  userId: string,
  manager: EntityManager,
  id?: string | FindOperator<string>,
): Promise<void> {
  const which = { userId, endedAt: IsNull(), ...(id && { id }) };
  await manager.update(SessionEntity, which, { endedAt: () => 'now()' });
}
