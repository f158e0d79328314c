import type { api, RequestOf, SessionUser } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { endAccess } from '../end-access';
import { hashPassword, isPassword } from '../passwords/hash-password';
import { PasswordRules } from '../passwords/password-rules';
import type { Client } from '../sessions/client';
import { SessionService, type StartedSession } from '../sessions/session.service';
import { SignInLimitService } from '../sign-in-limits/sign-in-limit.service';
import { SignInQueue } from '../sign-in-limits/sign-in-queue';
import { toSessionUser, UserEntity } from '../users/user.entity';
import { changeUser, lockUser } from '../users/users';

const fieldError = (field: keyof RequestOf<typeof api.changePassword>, message: string) =>
  new AppError('invalid', { fields: { [field]: message } });

const notCurrent = () => fieldError('currentPassword', 'This is not your current password');

/** What people change of their own account. */
@Injectable()
export class OwnAccountService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly sessions: SessionService,
    private readonly queue: SignInQueue,
    private readonly limits: SignInLimitService,
    private readonly rules: PasswordRules,
  ) {}

  /** Changes one's own name; colleagues and mails call one so from then on. */
  updateProfile(actor: SignedIn, { name }: RequestOf<typeof api.updateProfile>): Promise<SessionUser> {
    return this.database.transaction(async (manager) => {
      const user = await lockUser(actor.id, manager);
      if (!user) throw new AppError('not_signed_in');
      if (name !== user.name) {
        await changeUser(user.id, { name }, manager);
        await recordAudit(manager, { actor, action: 'name_changed', detail: `${user.name} → ${name}` });
      }
      return toSessionUser({ ...user, name });
    });
  }

  /**
   * Changes one's own password, ends every session of the account and revokes its links and API tokens. Starts a new session, so
   * that who changed it stays signed in.
   */
  changePassword(
    actor: SignedIn,
    change: RequestOf<typeof api.changePassword>,
    client: Client,
  ): Promise<StartedSession> {
    return this.queue.run('known', actor.id, () => this.changeInTurn(actor, change, client));
  }

  private async changeInTurn(
    actor: SignedIn,
    { currentPassword, newPassword }: RequestOf<typeof api.changePassword>,
    client: Client,
  ): Promise<StartedSession> {
    const { id } = actor;
    // Whoever sits at a session that somebody left open has ten guesses, however many browsers are signed in.
    const attempt = { account: id, address: '', browser: 'change of password' };
    await this.limits.begin(attempt);
    const stored = await this.database.manager.findOneBy(UserEntity, { id });
    if (!(await isPassword(currentPassword, stored?.passwordHash))) {
      const { address } = client;
      await recordAudit(this.database.manager, { actor, action: 'password_change_failed', address });
      throw notCurrent();
    }
    await this.limits.succeed(attempt);
    if (newPassword === currentPassword)
      throw fieldError('newPassword', 'Please choose a password that differs from the current one');
    await this.rules.refuseGuessable(newPassword, actor);
    const passwordHash = await hashPassword(newPassword);
    return this.database.transaction(async (manager) => {
      const user = await lockUser(id, manager);
      // Both may have changed while the passwords were hashed.
      if (user?.status !== 'active') throw new AppError('not_signed_in');
      if (user.passwordHash !== stored?.passwordHash) throw notCurrent();
      await changeUser(id, { passwordHash, mustChangePassword: false }, manager);
      await endAccess(id, manager);
      await recordAudit(manager, { actor, action: 'password_changed', address: client.address });
      return this.sessions.start(toSessionUser({ ...user, mustChangePassword: false }), client, manager);
    });
  }
}
