import type { api, OpenLink, RequestOf } from '@golghar/contracts';
import { AppError, recordAudit } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { replacePassword } from '../account-access';
import { hashPassword } from '../passwords/hash-password';
import { PasswordRules } from '../passwords/password-rules';
import type { Client } from '../sessions/client';
import { SessionService, type StartedSession } from '../sessions/session.service';
import { SignInLimitService } from '../sign-in-limits/sign-in-limit.service';
import { SignInQueue } from '../sign-in-limits/sign-in-queue';
import { lockUser, markSignedIn } from '../users/users';
import { findByOpenLink, hashLinkToken, type UserWithLink } from './account-links';

/** The same for every link that does not work: why is nobody's business who guesses. */
const refusal = () => new AppError('not_found', { message: 'This link has expired or was used already.' });

@Injectable()
export class AccountLinkService {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionService,
    private readonly queue: SignInQueue,
    private readonly limits: SignInLimitService,
    private readonly rules: PasswordRules,
  ) {}

  /** @throws AppError not_found when the link does not work (any more) */
  async check(token: string): Promise<OpenLink> {
    const { name, email, link } = await this.findUser(token);
    return { name, email, purpose: link.purpose, expiresAt: link.expiresAt };
  }

  /**
   * Sets the password of a link's user, ends every session and API token of the account and starts a session.
   * @throws AppError not_found when the link does not work (any more), invalid for a password that is easy to guess
   */
  async accept(
    { token, newPassword }: RequestOf<typeof api.acceptAccountLink>,
    client: Client,
  ): Promise<StartedSession> {
    const { id, link, ...person } = await this.findUser(token);
    await this.rules.refuseGuessable(newPassword, person);
    const passwordHash = await this.queue.run('known', id, () => hashPassword(newPassword));
    const { address } = client;
    return this.database.transaction(async (manager) => {
      const user = await lockUser(id, manager);
      // Of all who try at once one succeeds.
      if (user?.status !== 'active' || user.link?.id !== link.id) throw refusal();
      const changed = await replacePassword(user, passwordHash, manager);
      await this.limits.forget(user.email, manager);
      await recordAudit(manager, { actor: user, action: 'password_set', address });
      await markSignedIn(id, manager);
      await recordAudit(manager, { actor: user, action: 'signed_in', address });
      return this.sessions.start(changed, client, manager);
    });
  }

  private async findUser(token: string): Promise<UserWithLink> {
    const user = await findByOpenLink(hashLinkToken(token), this.database.manager);
    if (!user) throw refusal();
    return user;
  }
}
