import type { PasswordChange } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AccountLinkRepository } from '../links/account-link.repository';
import { SessionRepository } from '../sessions/session.repository';
import { signSessionToken } from '../sessions/session-token';
import { AUTH_SETTINGS, type AuthSettings } from '../settings';
import { SignInFailures } from '../sign-in/sign-in-failures';
import { UserRepository } from '../users/user.repository';
import { PasswordHasher } from './password-hasher';
import { refuseGuessable } from './password-rules';

const refuse = (field: keyof PasswordChange, message: string) =>
  new AppError('invalid', { fields: { [field]: message } });

@Injectable()
export class PasswordService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly links: AccountLinkRepository,
    private readonly failures: SignInFailures,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * Changes one's own password, ends every session of the account and revokes its links. Returns the token of a new one, so that
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
    await refuseGuessable(newPassword, email);
    const hash = await this.hasher.hash(newPassword);
    return this.database.transaction(async (manager) => {
      await this.users.setPassword(id, hash, manager);
      await this.links.revokeAll(id, manager);
      await recordAudit(manager, { actor: user, action: 'password_changed' });
      await this.sessions.endAll(id, manager);
      return signSessionToken(await this.sessions.start(id, manager), this.settings.SESSION_SECRET);
    });
  }
}
