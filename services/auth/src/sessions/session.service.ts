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
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { AUTH_SETTINGS, type AuthSettings } from '../settings';
import { type Client, deviceName } from './client';
import { SessionEntity } from './session.entity';

/** A session that has just begun, and the token that names it. */
export type StartedSession = { user: SessionUser; token: string };

/** In the database's own time, as the view of live sessions counts. */
const now = () => 'now()';

@Injectable()
export class SessionService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /**
   * Starts a session and returns its token; of more than {@link maxSessions} the one used longest ago ends. The
   * caller's transaction has locked the user and found the account active: otherwise a session could begin that a
   * change of the account at the same moment does not end.
   */
  async start(
    user: SessionUser,
    { address, userAgent }: Client,
    manager: EntityManager,
  ): Promise<StartedSession> {
    const live = await findLive(user.id, manager);
    const surplus = live.slice(maxSessions - 1).map(({ id }) => id);
    if (surplus.length > 0) await manager.update(SessionEntity, { id: In(surplus) }, { endedAt: now });
    const sid = randomUUID();
    await manager.insert(SessionEntity, {
      id: uuid(),
      tokenHash: hashToken(sid),
      userId: user.id,
      device: deviceName(userAgent),
      address,
      expiresAt: () => `now() + make_interval(secs => ${absoluteLifetimeSeconds})`,
    });
    return { user, token: signSessionToken(sid, this.settings.SESSION_PRIVATE_KEY) };
  }

  /** The live sessions of a person, the one that asks among them. */
  async list({ id: userId, sessionId }: SignedIn): Promise<Session[]> {
    const live = await findLive(userId, this.database.manager);
    return live.map(({ id, device, address, createdAt, seenAt }) => ({
      id,
      device,
      address,
      startedAt: createdAt.toISOString(),
      lastActiveAt: seenAt.toISOString(),
      isCurrent: id === sessionId,
    }));
  }

  /** Signs a person out of the browser that asks. */
  async endCurrent(user: SignedIn): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.update(SessionEntity, { id: user.sessionId, endedAt: IsNull() }, { endedAt: now });
      await recordAudit(manager, { actor: user, action: 'signed_out' });
    });
  }

  /**
   * Signs a person out of one of their browsers.
   * @throws AppError not_found when it is signed out already, or somebody else's
   */
  async endOne(user: SignedIn, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const session = (await findLive(user.id, manager)).find((live) => live.id === id);
      if (!session) throw new AppError('not_found', { message: 'This session has already ended.' });
      await manager.update(SessionEntity, { id, endedAt: IsNull() }, { endedAt: now });
      await recordAudit(manager, { actor: user, action: 'session_ended', detail: session.device });
    });
  }

  /** Signs a person out of every browser but the one that asks. */
  async endOthers(user: SignedIn): Promise<void> {
    await this.database.transaction(async (manager) => {
      await endSessions(user.id, manager, user.sessionId);
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

/** Ends every session of a user, but for one when its id is given; part of the transaction that changes the account. */
export async function endSessions(userId: string, manager: EntityManager, exceptId?: string): Promise<void> {
  await manager.update(
    SessionEntity,
    { userId, endedAt: IsNull(), ...(exceptId && { id: Not(exceptId) }) },
    { endedAt: now },
  );
}
