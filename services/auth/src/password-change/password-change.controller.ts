import { api, type RequestOf } from '@golghar/contracts';
import {
  AllowOneTimePassword,
  CurrentUser,
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
import { PasswordChangeService } from './password-change.service';

@Controller()
export class PasswordChangeController {
  constructor(
    private readonly passwords: PasswordChangeService,
    private readonly cookie: SessionCookie,
    private readonly knownBrowser: KnownBrowserCookie,
  ) {}

  @AllowOneTimePassword()
  @Route(api.changePassword)
  async change(
    @CurrentUser() user: SignedIn,
    @RequestBody() change: RequestOf<typeof api.changePassword>,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<void> {
    const { token } = await this.passwords.change(user, change, clientOf(request));
    this.cookie.set(reply, token);
    this.knownBrowser.set(request, reply, user.email);
  }
}
