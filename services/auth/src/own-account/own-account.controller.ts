import { api, type ParamsOf, type RequestOf } from '@golghar/contracts';
import {
  AllowOneTimePassword,
  CurrentUser,
  type Reply,
  RequestBody,
  RequestParams,
  Route,
  type SignedIn,
} from '@golghar/platform';
import { Controller, Res } from '@nestjs/common';
import { ApiTokenService } from '../api-tokens/api-token.service';
import { clientOf } from '../sessions/client';
import { SessionService } from '../sessions/session.service';
import { SignInCookies } from '../sign-in-limits/sign-in-cookies';
import { OwnAccountService } from './own-account.service';

/** What people do with their own account: name, password, sessions and API tokens. */
@Controller()
export class OwnAccountController {
  constructor(
    private readonly account: OwnAccountService,
    private readonly cookies: SignInCookies,
    private readonly sessions: SessionService,
    private readonly tokens: ApiTokenService,
  ) {}

  @Route(api.updateProfile)
  async updateProfile(
    @CurrentUser() user: SignedIn,
    @RequestBody() { name }: RequestOf<typeof api.updateProfile>,
  ) {
    return { user: await this.account.updateProfile(user, name) };
  }

  @AllowOneTimePassword(true)
  @Route(api.changePassword)
  async changePassword(
    @CurrentUser() user: SignedIn,
    @RequestBody() change: RequestOf<typeof api.changePassword>,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    this.cookies.set(reply, await this.account.changePassword(user, change, clientOf(reply.request)));
  }

  @Route(api.listSessions)
  async listSessions(@CurrentUser() user: SignedIn) {
    return { sessions: await this.sessions.list(user) };
  }

  @Route(api.endOtherSessions)
  endOtherSessions(@CurrentUser() user: SignedIn) {
    return this.sessions.endOthers(user);
  }

  @Route(api.endSession)
  endSession(@CurrentUser() user: SignedIn, @RequestParams() { id }: ParamsOf<typeof api.endSession>) {
    return this.sessions.endOne(user, id);
  }

  @Route(api.listApiTokens)
  async listTokens(@CurrentUser() user: SignedIn) {
    return { tokens: await this.tokens.list(user) };
  }

  @Route(api.createApiToken)
  createToken(@CurrentUser() user: SignedIn, @RequestBody() token: RequestOf<typeof api.createApiToken>) {
    return this.tokens.create(user, token);
  }

  @Route(api.revokeApiToken)
  revokeToken(@CurrentUser() user: SignedIn, @RequestParams() { id }: ParamsOf<typeof api.revokeApiToken>) {
    return this.tokens.revoke(user, id);
  }
}
