import { type api, type RequestOf, unknownActor } from '@golghar/contracts';
import { AppError, addressNetwork, recordAudit, SETTINGS, type SignedIn } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findByOpenLink, hashLinkToken } from '../account-links/account-links';
import { findByEmail, lockUser, replacePassword } from '../accounts';
import { hashPassword, isPassword } from '../passwords/hash-password';
import { rejectWeak } from '../passwords/password-rules';
import { type Client, type StartedSession, startSession } from '../sessions/sessions';
import type { AuthSettings } from '../settings';
import { UserEntity } from '../user.entity';
import { SignInLimitService, waitWords } from './sign-in-limit.service';
import { SignInQueue } from './sign-in-queue';

/** Failures of one account and network within this time are one audit entry: a program that keeps trying fills no disk. */
const refusalPauseMs = 60_000;

/** The same for every link that does not work: a guesser learns nothing from it. */
const linkRefusal = () =>
  new AppError('not_found', { message: 'This link has expired or was used already.' });

const fieldError = (field: keyof RequestOf<typeof api.changePassword>, message: string) =>
  new AppError('invalid', { fields: { [field]: message } });

const notCurrent = () => fieldError('currentPassword', 'This is not your current password');

/** How people sign in, with a password or with a link to choose one, and how they change it. */
@Injectable()
export class SignInService {
  private readonly recentRefusals = new Set<string>();

  constructor(
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
    private readonly queue: SignInQueue,
    private readonly limits: SignInLimitService,
  ) {}

  /**
   * Starts a session. An unknown e-mail, a disabled account and a wrong password get the same response, after the same work.
   * @param browser its id, if it signed in to the account before
   */
  signIn({ email, password }: RequestOf<typeof api.logIn>, client: Client, browser: string | undefined) {
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
   * Changes one's own password, ends every session of the account, revokes its links and API tokens, and starts a new session
   * for the browser that made the change.
   */
  changePassword(
    actor: SignedIn,
    { currentPassword, newPassword }: RequestOf<typeof api.changePassword>,
    client: Client,
  ): Promise<StartedSession> {
    const { id } = actor;
    const { address } = client;
    return this.queue.run('known', id, async () => {
      // Somebody at an unattended session has ten guesses, however many browsers are signed in.
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
      await rejectWeak(newPassword, actor, this.settings);
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

  /** @throws AppError not_found when the link does not work, or no longer does */
  async checkLink(token: string) {
    const { name, email, link } = await this.findByLink(token);
    return { name, email, purpose: link.purpose, expiresAt: link.expiresAt };
  }

  /**
   * Sets the password of a link's user, ends every session and API token of the account and starts a session.
   * @throws AppError not_found when the link does not work, or no longer does; invalid for a password that is easy to guess
   */
  async acceptLink({ token, newPassword }: RequestOf<typeof api.acceptAccountLink>, client: Client) {
    const { id, link, ...person } = await this.findByLink(token);
    await rejectWeak(newPassword, person, this.settings);
    const passwordHash = await this.queue.run('known', id, () => hashPassword(newPassword));
    const { address } = client;
    return this.database.transaction(async (manager) => {
      const user = await lockUser(id, manager);
      // Of several simultaneous attempts one succeeds.
      if (user?.status !== 'active' || user.link?.id !== link.id) throw linkRefusal();
      const changed = await replacePassword(user, passwordHash, manager);
      await this.limits.forget(user.email, manager);
      await recordAudit(manager, { actor: user, action: 'password_set', address });
      await manager.update(UserEntity, { id }, { lastSignInAt: () => 'now()' });
      await recordAudit(manager, { actor: user, action: 'signed_in', address });
      return startSession(changed, client, this.settings, manager);
    });
  }

  private async findByLink(token: string) {
    const user = await findByOpenLink(hashLinkToken(token), this.database.manager);
    if (!user) throw linkRefusal();
    return user;
  }

  /**
   * Starts a session unless the account has been disabled or its password changed meanwhile: comparing takes long enough for
   * either, and such a change ends only the sessions that exist.
   */
  private start({ id, passwordHash }: UserEntity, client: Client): Promise<StartedSession | undefined> {
    return this.database.transaction(async (manager) => {
      const user = await lockUser(id, manager);
      if (user?.status !== 'active' || user.passwordHash !== passwordHash) return undefined;
      await manager.update(UserEntity, { id }, { lastSignInAt: () => 'now()' });
      await recordAudit(manager, { actor: user, action: 'signed_in', address: client.address });
      return startSession(user, client, this.settings, manager);
    });
  }

  /**
   * The address as typed is not stored: it may be somebody's password.
   * @param waitSeconds how long this failure makes the account or the address wait
   */
  private recordFailure(user: UserEntity | null, detail: string, address: string, waitSeconds: number) {
    const actor = user ?? unknownActor;
    return this.database.transaction(async (manager) => {
      await recordAudit(manager, { actor, action: 'sign_in_failed', detail, address });
      if (waitSeconds === 0) return;
      const wait = waitWords(waitSeconds);
      await recordAudit(manager, { actor, action: 'sign_in_locked', detail: wait, address });
    });
  }

  /** An attempt during the wait; only the first in a minute is recorded. */
  private async recordRefusal(user: UserEntity | null, address: string): Promise<void> {
    const actor = user ?? unknownActor;
    const refused = `${actor.id} ${addressNetwork(address)}`;
    if (this.recentRefusals.has(refused)) return;
    this.recentRefusals.add(refused);
    setTimeout(() => this.recentRefusals.delete(refused), refusalPauseMs).unref();
    const detail = 'too many wrong passwords before';
    await recordAudit(this.database.manager, { actor, action: 'sign_in_refused', detail, address });
  }
}

/** For the audit log only; the response does not tell. */
function failureReason(user: UserEntity | null, isRight: boolean): string {
  if (!user) return 'no user has the address';
  if (user.status === 'disabled') return 'the account is disabled';
  if (user.passwordHash === null) return 'the invitation is not accepted yet';
  return isRight ? 'the account was changed at the same moment' : 'wrong password';
}
