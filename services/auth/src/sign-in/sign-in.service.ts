import type { Login, SessionUser } from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../passwords/password-hasher';
import { SessionRepository } from '../sessions/session.repository';
import { signSessionToken } from '../sessions/session-token';
import { AUTH_SETTINGS, type AuthSettings } from '../settings';
import { toSessionUser, UserRepository } from '../users/user.repository';
import { SignInFailures } from './sign-in-failures';

export type Started = { user: SessionUser; token: string };

@Injectable()
export class SignInService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly failures: SignInFailures,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * Starts a session. An unknown e-mail, a disabled account and a wrong password are answered alike, after
   * the same work.
   */
  async signIn({ email, password }: Login, address: string): Promise<Started> {
    const attempt = { account: email.toLowerCase(), address };
    await this.failures.begin(attempt);
    const user = await this.users.findByEmail(email);
    const isRight = await this.hasher.matches(password, user?.passwordHash);
    if (!user?.isActive || !isRight) throw new AppError('invalid_credentials');
    await this.failures.succeed(attempt);
    const sessionId = await this.database.transaction(async (manager) => {
      await this.users.recordSignIn(user, manager);
      return this.sessions.start(user.id, manager);
    });
    return { user: toSessionUser(user), token: signSessionToken(sessionId, this.settings.SESSION_SECRET) };
  }

  async signOut(user: SignedIn): Promise<void> {
    await this.sessions.end(user);
  }
}
