import type { api, RequestOf, SessionUser } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { replacePassword } from '../account-access';
import { hashPassword, isPassword } from '../passwords/hash-password';
import { PasswordRules } from '../passwords/password-rules';
import type { Client } from '../sessions/client';
import { SessionService, type StartedSession } from '../sessions/session.service';
import { SignInLimitService } from '../sign-in-limits/sign-in-limit.service';
import { SignInQueue } from '../sign-in-limits/sign-in-queue';
import { toSessionUser, UserEntity } from '../users/user.entity';
import { changeUser, lockUser } from '../users/users';

type PasswordChange = RequestOf<typeof api.changePassword>;

const fieldError = (field: keyof PasswordChange, message: string) =>
  new AppError('invalid', { fields: { [field]: message } });

const notCurrent = () => fieldError('currentPassword', 'This is not your current password');

/** What people change of their own account. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionService,
    private readonly queue: SignInQueue,
    private readonly limits: SignInLimitService,
    private readonly rules: PasswordRules,
  ) {}

  /** Changes one's own name; colleagues and mails call one so from then on. */
  updateProfile(actor: SignedIn, name: string): Promise<SessionUser> {
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
    { currentPassword, newPassword }: PasswordChange,
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
      await this.rules.refuseGuessable(newPassword, actor);
      const passwordHash = await hashPassword(newPassword);
      return this.database.transaction(async (manager) => {
        const user = await lockUser(id, manager);
        // Both may have changed while the passwords were hashed.
        if (user?.status !== 'active') throw new AppError('not_signed_in');
        if (user.passwordHash !== stored?.passwordHash) throw notCurrent();
        const changed = await replacePassword(user, passwordHash, manager);
        await recordAudit(manager, { actor, action: 'password_changed', address });
        return this.sessions.start(changed, client, manager);
      });
    });
  }
}
