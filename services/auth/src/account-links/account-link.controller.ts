import { api, type RequestOf, type ResponseOf } from '@golghar/contracts';
import { AppError, type Reply, RequestBody, Route, recordAudit } from '@golghar/platform';
import { Controller, Res } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hashPassword } from '../passwords/hash-password';
import { PasswordRules } from '../passwords/password-rules';
import { clientOf } from '../sessions/client';
import { SessionService } from '../sessions/session.service';
import { SignInCookies } from '../sign-in-limits/sign-in-cookies';
import { SignInLimitService } from '../sign-in-limits/sign-in-limit.service';
import { SignInQueue } from '../sign-in-limits/sign-in-queue';
import { lockUser, markSignedIn, replacePassword } from '../users/users';
import { findByOpenLink, hashLinkToken, type UserWithLink } from './account-links';

/** The same for every link that does not work: why is nobody's business who guesses. */
const refusal = () => new AppError('not_found', { message: 'This link has expired or was used already.' });

@Controller()
export class AccountLinkController {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionService,
    private readonly queue: SignInQueue,
    private readonly limits: SignInLimitService,
    private readonly rules: PasswordRules,
    private readonly cookies: SignInCookies,
  ) {}

  @Route(api.checkAccountLink)
  async check(
    @RequestBody() { token }: RequestOf<typeof api.checkAccountLink>,
  ): Promise<ResponseOf<typeof api.checkAccountLink>> {
    const { name, email, link } = await this.findUser(token);
    return { name, email, purpose: link.purpose, expiresAt: link.expiresAt };
  }

  /** Sets the password of a link's user, ends every session and API token of the account and starts a session. */
  @Route(api.acceptAccountLink)
  async accept(
    @RequestBody() { token, newPassword }: RequestOf<typeof api.acceptAccountLink>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<ResponseOf<typeof api.acceptAccountLink>> {
    const { id, link, ...person } = await this.findUser(token);
    await this.rules.refuseGuessable(newPassword, person);
    const passwordHash = await this.queue.run('known', id, () => hashPassword(newPassword));
    const client = clientOf(reply.request);
    const { address } = client;
    const started = await this.database.transaction(async (manager) => {
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
    return { user: this.cookies.set(reply, started) };
  }

  private async findUser(token: string): Promise<UserWithLink> {
    const user = await findByOpenLink(hashLinkToken(token), this.database.manager);
    if (!user) throw refusal();
    return user;
  }
}
