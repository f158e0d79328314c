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
import { PasswordService } from './password.service';

@Controller()
export class PasswordController {
  constructor(
    private readonly passwords: PasswordService,
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
    this.cookie.set(reply, await this.passwords.change(user, change, address));
  }
}
