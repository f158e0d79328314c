import { api, type RequestOf } from '@golghar/contracts';
import {
  AllowOneTimePassword,
  CurrentUser,
  ReadsSession,
  type Reply,
  RequestBody,
  Route,
  type SignedIn,
} from '@golghar/platform';
import { Controller, Res } from '@nestjs/common';
import { clientOf } from '../sessions/client';
import { SessionService } from '../sessions/session.service';
import { SignInCookies } from '../sign-in-limits/sign-in-cookies';
import { SignInService } from './sign-in.service';

@Controller()
export class SignInController {
  constructor(
    private readonly service: SignInService,
    private readonly sessions: SessionService,
    private readonly cookies: SignInCookies,
  ) {}

  @Route(api.logIn)
  async logIn(@RequestBody() login: RequestOf<typeof api.logIn>, @Res({ passthrough: true }) reply: Reply) {
    const browser = this.cookies.knownBrowser(reply.request, login.email);
    const started = await this.service.signIn(login, clientOf(reply.request), browser);
    return { user: this.cookies.set(reply, started) };
  }

  @ReadsSession(true)
  @Route(api.logOut)
  async logOut(@CurrentUser() user: SignedIn | undefined, @Res({ passthrough: true }) reply: Reply) {
    if (user) await this.sessions.endCurrent(user);
    this.cookies.clear(reply);
  }

  @AllowOneTimePassword(true)
  @Route(api.checkSession)
  check(@CurrentUser() user: SignedIn) {
    return { authenticated: true as const, user };
  }
}
