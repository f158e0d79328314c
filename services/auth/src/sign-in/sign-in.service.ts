import type { Login } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../passwords/password-hasher';
import { SessionService, type StartedSession } from '../sessions/session.service';
import { SignInFailures } from '../sign-in-limits/sign-in-failures';
import { toSessionUser, type UserEntity } from '../users/user.entity';
import { UserRepository } from '../users/user.repository';

@Injectable()
export class SignInService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UserRepository,
    private readonly sessions: SessionService,
    private readonly failures: SignInFailures,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * Starts a session. An unknown e-mail, a disabled account and a wrong password are answered alike, after
   * the same work.
   */
  async signIn({ email, password }: Login, address: string): Promise<StartedSession> {
    const attempt = { account: email.toLowerCase(), address };
    await this.failures.begin(attempt);
    const user = await this.users.findByEmail(email);
    const isRight = await this.hasher.matches(password, user?.passwordHash);
    const started = user && isRight ? await this.start(user) : undefined;
    if (!started) throw new AppError('invalid_credentials');
    await this.failures.succeed(attempt);
    return started;
  }

  signOut(user: SignedIn): Promise<void> {
    return this.sessions.end(user);
  }

  /**
   * Starts a session unless the account is disabled or its password is another one by now: comparing it takes
   * long enough for either, and what changes the account ends only the sessions that are there.
   */
  private start({ id, passwordHash }: UserEntity): Promise<StartedSession | undefined> {
    return this.database.transaction(async (manager) => {
      const user = await this.users.lock(id, manager);
      if (user?.status !== 'active' || user.passwordHash !== passwordHash) return undefined;
      await this.users.markSignedIn(id, manager);
      await recordAudit(manager, { actor: user, action: 'signed_in' });
      return this.sessions.start(toSessionUser(user), manager);
    });
  }
}
