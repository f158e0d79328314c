import type { Login } from '@golghar/contracts';
import { AppError, addressNetwork, recordAudit } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { isPassword } from '../passwords/hash-password';
import type { Client } from '../sessions/client';
import { SessionService, type StartedSession } from '../sessions/session.service';
import { SignInLimitService } from '../sign-in-limits/sign-in-limit.service';
import { SignInQueue } from '../sign-in-limits/sign-in-queue';
import { waitWords } from '../sign-in-limits/wait-after-failures';
import { toSessionUser, type UserEntity } from '../users/user.entity';
import { findByEmail, lockUser, markSignedIn } from '../users/users';
import { SignInAudit } from './sign-in-audit';

/** Where a sign-in comes from; with the browser's id when it signed in to the account before. */
export type SignInSource = Client & { browser: string | undefined };

@Injectable()
export class SignInService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly sessions: SessionService,
    private readonly queue: SignInQueue,
    private readonly limits: SignInLimitService,
    private readonly audit: SignInAudit,
  ) {}

  /**
   * Starts a session. An unknown e-mail, a disabled account and a wrong password are answered alike, after
   * the same work.
   */
  signIn({ email, password }: Login, source: SignInSource): Promise<StartedSession> {
    const { address, browser } = source;
    const lane = browser ? 'known' : 'unknown';
    return this.queue.run(lane, browser ?? addressNetwork(address), async () => {
      const attempt = { account: email, address, browser };
      const user = await findByEmail(email, this.database.manager);
      const waitAfterSeconds = await this.limits.begin(attempt).catch(async (error) => {
        if (error instanceof AppError) await this.audit.recordRefusal(user, address);
        throw error;
      });
      const isRight = await isPassword(password, user?.passwordHash);
      const started = user && isRight ? await this.start(user, source) : undefined;
      if (!started) {
        const wait = waitAfterSeconds > 0 ? waitWords(waitAfterSeconds) : undefined;
        await this.audit.recordFailure(user, failureReason(user, isRight), address, wait);
        throw new AppError('invalid_credentials');
      }
      await this.limits.succeed(attempt);
      return started;
    });
  }

  /**
   * Starts a session unless the account is disabled or its password is another one by now: comparing it takes
   * long enough for either, and what changes the account ends only the sessions that are there.
   */
  private start({ id, passwordHash }: UserEntity, client: Client): Promise<StartedSession | undefined> {
    return this.database.transaction(async (manager) => {
      const user = await lockUser(id, manager);
      if (user?.status !== 'active' || user.passwordHash !== passwordHash) return undefined;
      await markSignedIn(id, manager);
      await recordAudit(manager, { actor: user, action: 'signed_in', address: client.address });
      return this.sessions.start(toSessionUser(user), client, manager);
    });
  }
}

/** For the audit log alone: whoever tried is told nothing of it. */
function failureReason(user: UserEntity | null, isRight: boolean): string {
  if (!user) return 'no user has the address';
  if (user.status === 'disabled') return 'the account is disabled';
  if (user.passwordHash === null) return 'the invitation is not accepted yet';
  return isRight ? 'the account was changed at the same moment' : 'wrong password';
}
