import { api, type RequestOf, type ResponseOf } from '@golghar/contracts';
import {
  AllowOneTimePassword,
  CurrentUser,
  type Reply,
  type Request,
  RequestBody,
  Route,
  type SignedIn,
} from '@golghar/platform';
import { Controller, Req, Res } from '@nestjs/common';
import { clientOf } from '../sessions/client';
import { SignInCookies } from '../sign-in-limits/sign-in-cookies';
import { OwnAccountService } from './own-account.service';

@Controller()
export class OwnAccountController {
  constructor(
    private readonly account: OwnAccountService,
    private readonly cookies: SignInCookies,
  ) {}

  @Route(api.updateProfile)
  async updateProfile(
    @CurrentUser() user: SignedIn,
    @RequestBody() update: RequestOf<typeof api.updateProfile>,
  ): Promise<ResponseOf<typeof api.updateProfile>> {
    return { user: await this.account.updateProfile(user, update) };
  }

  @AllowOneTimePassword()
  @Route(api.changePassword)
  async changePassword(
    @CurrentUser() user: SignedIn,
    @RequestBody() change: RequestOf<typeof api.changePassword>,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<void> {
    const started = await this.account.changePassword(user, change, clientOf(request));
    this.cookies.set(request, reply, started);
  }
}
