import type { PasswordChange } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { SessionRepository } from '../sessions/session.repository';
import { signSessionToken } from '../sessions/session-token';
import { AUTH_SETTINGS, type AuthSettings } from '../settings';
import { SignInFailures } from '../sign-in/sign-in-failures';
import { UserRepository } from '../users/user.repository';
import { isCommonPassword } from './common-passwords';
import { PasswordHasher } from './password-hasher';

const refuse = (field: keyof PasswordChange, message: string) =>
  new AppError('invalid', { fields: { [field]: message } });

@Injectable()
export class PasswordService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly failures: SignInFailures,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * Changes one's own password and ends every session of the account. Returns the token of a new one, so that
   * who changed it stays signed in.
   */
  async change(
    user: SignedIn,
    { currentPassword, newPassword }: PasswordChange,
    address: string,
  ): Promise<string> {
    const { id, email } = user;
    const attempt = { account: `password of ${id}`, address };
    await this.failures.begin(attempt);
    const stored = await this.users.findById(id);
    if (!(await this.hasher.matches(currentPassword, stored?.passwordHash)))
      throw refuse('currentPassword', 'This is not your current password');
    await this.failures.succeed(attempt);
    if (newPassword === currentPassword)
      throw refuse('newPassword', 'Please choose a password that differs from the current one');
    if (newPassword.toLowerCase() === email.toLowerCase() || (await isCommonPassword(newPassword)))
      throw refuse('newPassword', 'This password is too easy to guess; a few unrelated words are better');
    const hash = await this.hasher.hash(newPassword);
    return this.database.transaction(async (manager) => {
      await manager.query(
        `UPDATE app_user SET password_hash = $2, must_change_password = false, updated_at = now() WHERE id = $1`,
        [id, hash],
      );
      await recordAudit(manager, { actor: user, action: 'password_changed' });
      await this.sessions.endAll(id, manager);
      return signSessionToken(await this.sessions.start(id, manager), this.settings.SESSION_SECRET);
    });
  }
}
