import type { SessionUser } from '@golghar/contracts';
import { recordAudit, type SignedIn } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AUTH_SETTINGS, type AuthSettings } from '../settings';
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
   * Starts a session and returns its token. The caller's transaction has locked the user and found the account
   * active: otherwise a session could begin that a change of the account at the same moment does not end.
   */
  async start(user: SessionUser, manager: EntityManager): Promise<StartedSession> {
    const sessionId = await this.sessions.add(user.id, manager);
    return { user, token: signSessionToken(sessionId, this.settings.SESSION_SECRET) };
  }

  /** Signs a person out of this browser. */
  async end(user: SignedIn): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.sessions.end(user.sessionId, manager);
      await recordAudit(manager, { actor: user, action: 'signed_out' });
    });
  }

  /** Ends every session of a user, as part of the transaction that changes the account. */
  endAll(userId: string, manager: EntityManager): Promise<void> {
    return this.sessions.endAll(userId, manager);
  }
}
