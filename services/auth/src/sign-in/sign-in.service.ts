import { type api, type RequestOf, unknownActor } from '@golghar/contracts';
import { AppError, addressNetwork, recordAudit } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isPassword } from '../passwords/hash-password';
import type { Client } from '../sessions/client';
import { SessionService, type StartedSession } from '../sessions/session.service';
import { SignInLimitService, waitWords } from '../sign-in-limits/sign-in-limit.service';
import { SignInQueue } from '../sign-in-limits/sign-in-queue';
import type { UserEntity } from '../users/user.entity';
import { findByEmail, lockUser, markSignedIn } from '../users/users';

/** Refusals of one account and network within this time are one entry: a program that goes on costs no disk. */
const refusalPauseMs = 60_000;

@Injectable()
export class SignInService {
  private readonly lastRefusals = new Map<string, number>();

  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionService,
    private readonly queue: SignInQueue,
    private readonly limits: SignInLimitService,
  ) {}

  /**
   * Starts a session. An unknown e-mail, a disabled account and a wrong password are answered alike, after the same work.
   * @param browser its id, when it signed in to the account before
   */
  signIn(
    { email, password }: RequestOf<typeof api.logIn>,
    client: Client,
    browser: string | undefined,
  ): Promise<StartedSession> {
    const { address } = client;
    const tier = browser ? 'known' : 'unknown';
    return this.queue.run(tier, browser ?? addressNetwork(address), async () => {
      const attempt = { account: email, address, browser };
      const user = await findByEmail(email, this.database.manager);
      const waitAfterSeconds = await this.limits.begin(attempt).catch(async (error) => {
        if (error instanceof AppError) await this.recordRefusal(user, address);
        throw error;
      });
      const isRight = await isPassword(password, user?.passwordHash);
      const session = user && isRight ? await this.start(user, client) : undefined;
      if (!session) {
        await this.recordFailure(user, failureReason(user, isRight), address, waitAfterSeconds);
        throw new AppError('invalid_credentials');
      }
      await this.limits.succeed(attempt);
      return session;
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
      return this.sessions.start(user, client, manager);
    });
  }

  /**
   * What was typed is kept nowhere: it may be somebody's password.
   * @param waitSeconds how long this failure makes the account or the address wait
   */
  private recordFailure(
    user: UserEntity | null,
    detail: string,
    address: string,
    waitSeconds: number,
  ): Promise<void> {
    const actor = user ?? unknownActor;
    return this.database.transaction(async (manager) => {
      await recordAudit(manager, { actor, action: 'sign_in_failed', detail, address });
      if (waitSeconds === 0) return;
      const wait = waitWords(waitSeconds);
      await recordAudit(manager, { actor, action: 'sign_in_locked', detail: wait, address });
    });
  }

  /** A try during the wait; only the first in a minute is written down. */
  private async recordRefusal(user: UserEntity | null, address: string): Promise<void> {
    const actor = user ?? unknownActor;
    if (!this.isFirst(`${actor.id} ${addressNetwork(address)}`)) return;
    const detail = 'too many wrong passwords before';
    await recordAudit(this.database.manager, { actor, action: 'sign_in_refused', detail, address });
  }

  private isFirst(key: string): boolean {
    const now = Date.now();
    for (const [other, at] of this.lastRefusals) {
      // Oldest first: a map keeps the order of its entries.
      if (now - at < refusalPauseMs) break;
      this.lastRefusals.delete(other);
    }
    if (this.lastRefusals.has(key)) return false;
    this.lastRefusals.set(key, now);
    return true;
  }
}

/** For the audit log alone: whoever tried is told nothing of it. */
function failureReason(user: UserEntity | null, isRight: boolean): string {
  if (!user) return 'no user has the address';
  if (user.status === 'disabled') return 'the account is disabled';
  if (user.passwordHash === null) return 'the invitation is not accepted yet';
  return isRight ? 'the account was changed at the same moment' : 'wrong password';
}
