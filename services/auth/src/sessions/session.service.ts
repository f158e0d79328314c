import { randomUUID } from 'node:crypto';
import { maxSessions, type Session, type SessionUser } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AUTH_SETTINGS, type AuthSettings } from '../settings';
import { type Client, deviceName } from './client';
import { SessionRepository } from './session.repository';
import { signSessionToken } from './session-token';

/** A session that has just begun, and the token that names it. */
export type StartedSession = { user: SessionUser; token: string };

@Injectable()
export class SessionService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
    private readonly sessions: SessionRepository,
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
    const live = await this.sessions.findLive(user.id, manager);
    const surplus = live.slice(maxSessions - 1).map(({ id }) => id);
    if (surplus.length > 0) await this.sessions.end(surplus, manager);
    const sid = randomUUID();
    await this.sessions.add({ sid, userId: user.id, device: deviceName(userAgent), address }, manager);
    return { user, token: signSessionToken(sid, this.settings.SESSION_PRIVATE_KEY) };
  }

  /** The live sessions of a person, the one that asks among them. */
  async list({ id: userId, sessionId }: SignedIn): Promise<Session[]> {
    const live = await this.sessions.findLive(userId);
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
      await this.sessions.end([user.sessionId], manager);
      await recordAudit(manager, { actor: user, action: 'signed_out' });
    });
  }

  /**
   * Signs a person out of one of their browsers.
   * @throws AppError not_found when it is signed out already, or somebody else's
   */
  async endOne(user: SignedIn, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const session = (await this.sessions.findLive(user.id, manager)).find((live) => live.id === id);
      if (!session) throw new AppError('not_found', { message: 'This session has already ended.' });
      await this.sessions.end([id], manager);
      await recordAudit(manager, { actor: user, action: 'session_ended', detail: session.device });
    });
  }

  /** Signs a person out of every browser but the one that asks. */
  async endOthers(user: SignedIn): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.sessions.endAll(user.id, manager, user.sessionId);
      await recordAudit(manager, { actor: user, action: 'sessions_ended' });
    });
  }

  /** Ends every session of a user, as part of the transaction that changes the account. */
  endAll(userId: string, manager: EntityManager): Promise<void> {
    return this.sessions.endAll(userId, manager);
  }
}
