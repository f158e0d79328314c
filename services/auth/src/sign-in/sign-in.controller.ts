import { api, type RequestOf, type ResponseOf } from '@golghar/contracts';
import {
  AllowOneTimePassword,
  CurrentUser,
  ReadsSession,
  type Reply,
  RequestBody,
  Route,
  SessionCookie,
  type SignedIn,
} from '@golghar/platform';
import { Controller, Ip, Res } from '@nestjs/common';
import { SignInService } from './sign-in.service';

@Controller()
export class SignInController {
  constructor(
    private readonly service: SignInService,
    private readonly cookie: SessionCookie,
  ) {}

  @Route(api.logIn)
  async logIn(
    @RequestBody() login: RequestOf<typeof api.logIn>,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<ResponseOf<typeof api.logIn>> {
    const { user, token } = await this.service.signIn(login, address);
    this.cookie.set(reply, token);
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
