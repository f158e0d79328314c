import { api, type RequestOf } from '@golghar/contracts';
import {
  AllowOneTimePassword,
  CurrentUser,
  type Reply,
  RequestBody,
  Route,
  SessionCookie,
  type SignedIn,
} from '@golghar/platform';
import { Controller, Ip, Res } from '@nestjs/common';
import { PasswordChangeService } from './password-change.service';

@Controller()
export class PasswordChangeController {
  constructor(
    private readonly passwords: PasswordChangeService,
    private readonly cookie: SessionCookie,
  ) {}

  @AllowOneTimePassword()
  @Route(api.changePassword)
  async change(
    @CurrentUser() user: SignedIn,
    @RequestBody() change: RequestOf<typeof api.changePassword>,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<void> {
    const { token } = await this.passwords.change(user, change, address);
    this.cookie.set(reply, token);
  }
}
