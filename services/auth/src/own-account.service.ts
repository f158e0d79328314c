import { randomBytes } from 'node:crypto';
import { type api, apiTokenPrefix, maxApiTokens, type RequestOf, rolesUpTo } from '@golghar/contracts';
import { AppError, recordAudit, SETTINGS, type SignedIn, sha256 } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not, Raw } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { lockUser, replacePassword } from './accounts';
import { hashPassword, isPassword } from './passwords/hash-password';
import { refuseGuessable } from './passwords/password-rules';
import { ApiTokenEntity } from './sessions/api-token.entity';
import {
  type Client,
  endSessions,
  findLiveSessions,
  type StartedSession,
  startSession,
} from './sessions/sessions';
import type { AuthSettings } from './settings';
import { SignInLimitService } from './sign-in/sign-in-limit.service';
import { SignInQueue } from './sign-in/sign-in-queue';
import { toSessionUser, UserEntity } from './user.entity';

const fieldError = (field: keyof RequestOf<typeof api.changePassword>, message: string) =>
  new AppError('invalid', { fields: { [field]: message } });

const notCurrent = () => fieldError('currentPassword', 'This is not your current password');

/** The API tokens of a person that have not expired, the newest first. */
const findLiveTokens = (userId: string, manager: EntityManager): Promise<ApiTokenEntity[]> =>
  manager.find(ApiTokenEntity, {
    where: [
      { userId, expiresAt: IsNull() },
      { userId, expiresAt: Raw((column) => `${column} > now()`) },
    ],
    order: { id: 'DESC' },
  });

/** What people do with their own account: name, password, sessions and API tokens. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
    private readonly queue: SignInQueue,
    private readonly limits: SignInLimitService,
  ) {}

  /** Changes one's own name; colleagues and mails call one so from then on. */
  updateProfile(actor: SignedIn, name: string) {
    return this.database.transaction(async (manager) => {
      const user = await lockUser(actor.id, manager);
      if (!user) throw new AppError('not_signed_in');
      if (name !== user.name) {
        await manager.update(UserEntity, { id: user.id }, { name });
        await recordAudit(manager, { actor, action: 'name_changed', detail: `${user.name} → ${name}` });
      }
      return { user: toSessionUser({ ...user, name }) };
    });
  }

  /**
   * Changes one's own password, ends every session of the account and revokes its links and API tokens. Starts a new session, so
   * that who changed it stays signed in.
   */
  changePassword(
    actor: SignedIn,
    { currentPassword, newPassword }: RequestOf<typeof api.changePassword>,
    client: Client,
  ): Promise<StartedSession> {
    const { id } = actor;
    const { address } = client;
    return this.queue.run('known', id, async () => {
      // Whoever sits at a session that somebody left open has ten guesses, however many browsers are signed in.
      const attempt = { account: id, address: '', browser: 'change of password' };
      await this.limits.begin(attempt);
      const stored = await this.database.manager.findOneBy(UserEntity, { id });
      if (!(await isPassword(currentPassword, stored?.passwordHash))) {
        await recordAudit(this.database.manager, { actor, action: 'password_change_failed', address });
        throw notCurrent();
      }
      await this.limits.succeed(attempt);
      if (newPassword === currentPassword)
        throw fieldError('newPassword', 'Please choose a password that differs from the current one');
      await refuseGuessable(newPassword, actor, this.settings);
      const passwordHash = await hashPassword(newPassword);
      return this.database.transaction(async (manager) => {
        const user = await lockUser(id, manager);
        // Both may have changed while the passwords were hashed.
        if (user?.status !== 'active') throw new AppError('not_signed_in');
        if (user.passwordHash !== stored?.passwordHash) throw notCurrent();
        const changed = await replacePassword(user, passwordHash, manager);
        await recordAudit(manager, { actor, action: 'password_changed', address });
        return startSession(changed, client, this.settings, manager);
      });
    });
  }

  /** The live sessions of a person, the one that asks among them. */
  async listSessions(user: SignedIn) {
    const live = await findLiveSessions(user.id, this.database.manager);
    const sessions = live.map((session) => ({
      ...session,
      startedAt: session.createdAt,
      lastActiveAt: session.seenAt,
      isCurrent: session.id === user.sessionId,
    }));
    return { sessions };
  }

  /**
   * Signs a person out of one of their browsers.
   * @throws AppError not_found when it is signed out already, or somebody else's
   */
  endSession(user: SignedIn, id: string): Promise<void> {
    return this.database.transaction(async (manager) => {
      const session = (await findLiveSessions(user.id, manager)).find((live) => live.id === id);
      if (!session) throw new AppError('not_found', { message: 'This session has already ended.' });
      await endSessions(user.id, manager, id);
      await recordAudit(manager, { actor: user, action: 'session_ended', detail: session.device });
    });
  }

  /** Signs a person out of every browser but the one that asks. */
  endOtherSessions(user: SignedIn): Promise<void> {
    return this.database.transaction(async (manager) => {
      await endSessions(user.id, manager, Not(user.sessionId));
      await recordAudit(manager, { actor: user, action: 'sessions_ended' });
    });
  }

  async listTokens(user: SignedIn) {
    return { tokens: await findLiveTokens(user.id, this.database.manager) };
  }

  /**
   * Makes an API token; its secret is in the answer and nowhere else.
   * @throws AppError conflict with as many as one may have, or one of that name; invalid for a role above one's own
   */
  createToken(user: SignedIn, { name, role, scopes, expiresInDays }: RequestOf<typeof api.createApiToken>) {
    return this.database.transaction(async (manager) => {
      // Locked, so that neither a change of the account nor another token comes in between.
      const owner = await lockUser(user.id, manager);
      if (owner?.status !== 'active') throw new AppError('not_signed_in');
      if (!rolesUpTo(owner.role).includes(role))
        throw new AppError('invalid', { fields: { role: 'A token can’t have a role above your own' } });
      const others = await findLiveTokens(user.id, manager);
      if (others.length >= maxApiTokens)
        throw new AppError('conflict', {
          message: `You have ${maxApiTokens} API tokens. Revoke one that you no longer use.`,
        });
      const message = 'You have a token of this name already';
      if (others.some((other) => other.name === name))
        throw new AppError('conflict', { message, fields: { name: message } });
      const secret = `${apiTokenPrefix}${randomBytes(32).toString('base64url')}`;
      const id = uuid();
      await manager.insert(ApiTokenEntity, {
        id,
        userId: user.id,
        name,
        role,
        scopes,
        tokenHash: sha256(secret),
        expiresAt: expiresInDays === null ? null : () => `now() + make_interval(days => ${expiresInDays})`,
      });
      const token = await manager.findOneByOrFail(ApiTokenEntity, { id });
      const detail = `${name}: ${scopes.join(', ')}`;
      await recordAudit(manager, { actor: user, action: 'api_token_created', detail });
      return { token, secret };
    });
  }

  /** @throws AppError not_found when it is revoked already, or somebody else's */
  revokeToken(user: SignedIn, id: string): Promise<void> {
    return this.database.transaction(async (manager) => {
      const token = (await findLiveTokens(user.id, manager)).find((live) => live.id === id);
      if (!token) throw new AppError('not_found', { message: 'This token has already been revoked.' });
      await manager.delete(ApiTokenEntity, { id });
      await recordAudit(manager, { actor: user, action: 'api_token_revoked', detail: token.name });
    });
  }
}
