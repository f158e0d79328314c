import { api, type ParamsOf, type ResponseOf } from '@golghar/contracts';
import {
  AllowOneTimePassword,
  AppError,
  CurrentUser,
  ReadsSession,
  type Reply,
  RequestParams,
  Route,
  recordAudit,
  type SignedIn,
} from '@golghar/platform';
import { Controller, Res } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import { SignInCookies } from '../sign-in-limits/sign-in-cookies';
import { endSessions, findLive } from './session.service';

/** What people do with their own sessions; the one that asks is among them. */
@Controller()
export class SessionController {
  constructor(
    private readonly database: DataSource,
    private readonly cookies: SignInCookies,
  ) {}

  @AllowOneTimePassword(true)
  @Route(api.checkSession)
  check(@CurrentUser() user: SignedIn): ResponseOf<typeof api.checkSession> {
    return { authenticated: true, user };
  }

  @ReadsSession(true)
  @Route(api.logOut)
  async logOut(
    @CurrentUser() user: SignedIn | undefined,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<void> {
    if (user)
      await this.database.transaction(async (manager) => {
        await endSessions(user.id, manager, user.sessionId);
        await recordAudit(manager, { actor: user, action: 'signed_out' });
      });
    this.cookies.clear(reply);
  }

  @Route(api.listSessions)
  async list(@CurrentUser() user: SignedIn): Promise<ResponseOf<typeof api.listSessions>> {
    const live = await findLive(user.id, this.database.manager);
    const sessions = live.map(({ id, device, address, createdAt, seenAt }) => ({
      ...{ id, device, address },
      startedAt: createdAt.toISOString(),
      lastActiveAt: seenAt.toISOString(),
      isCurrent: id === user.sessionId,
    }));
    return { sessions };
  }

  /** Signs a person out of one of their browsers. */
  @Route(api.endSession)
  endOne(
    @CurrentUser() user: SignedIn,
    @RequestParams() { id }: ParamsOf<typeof api.endSession>,
  ): Promise<void> {
    return this.database.transaction(async (manager) => {
      const session = (await findLive(user.id, manager)).find((live) => live.id === id);
      if (!session) throw new AppError('not_found', { message: 'This session has already ended.' });
      await endSessions(user.id, manager, id);
      await recordAudit(manager, { actor: user, action: 'session_ended', detail: session.device });
    });
  }

  /** Signs a person out of every browser but the one that asks. */
  @Route(api.endOtherSessions)
  endOthers(@CurrentUser() user: SignedIn): Promise<void> {
    return this.database.transaction(async (manager) => {
      await endSessions(user.id, manager, Not(user.sessionId));
      await recordAudit(manager, { actor: user, action: 'sessions_ended' });
    });
  }
}
