import { api, type RequestOf, type ResponseOf } from '@golghar/contracts';
import {
  AllowOneTimePassword,
  CurrentUser,
  ReadsSession,
  type Reply,
  type Request,
  RequestBody,
  Route,
  SessionCookie,
  type SignedIn,
} from '@golghar/platform';
import { Controller, Req, Res } from '@nestjs/common';
import { clientOf } from '../sessions/client';
import { KnownBrowserCookie } from '../sign-in-limits/known-browser.cookie';
import { SignInService } from './sign-in.service';

@Controller()
export class SignInController {
  constructor(
    private readonly service: SignInService,
    private readonly cookie: SessionCookie,
    private readonly knownBrowser: KnownBrowserCookie,
  ) {}

  @Route(api.logIn)
  async logIn(
    @RequestBody() login: RequestOf<typeof api.logIn>,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<ResponseOf<typeof api.logIn>> {
    const browser = this.knownBrowser.read(request, login.email);
    const { user, token } = await this.service.signIn(login, { ...clientOf(request), browser });
    this.cookie.set(reply, token);
    this.knownBrowser.set(request, reply, user.email);
    return { user };
  }

  @ReadsSession()
  @Route(api.logOut)
  async logOut(
    @CurrentUser() user: SignedIn | undefined,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<void> {
    if (user) await this.service.signOut(user);
    this.cookie.clear(reply);
  }

  @AllowOneTimePassword()
  @Route(api.checkSession)
  check(@CurrentUser() user: SignedIn): ResponseOf<typeof api.checkSession> {
    return { authenticated: true, user };
  }
}
