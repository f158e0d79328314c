import { api, type RequestOf } from '@golghar/contracts';
import { type Reply, RequestBody, Route } from '@golghar/platform';
import { Controller, Res } from '@nestjs/common';
import { clientOf } from '../sessions/client';
import { SignInCookies } from '../sign-in-limits/sign-in-cookies';
import { AccountLinkService } from './account-link.service';

@Controller()
export class AccountLinkController {
  constructor(
    private readonly links: AccountLinkService,
    private readonly cookies: SignInCookies,
  ) {}

  @Route(api.checkAccountLink)
  check(@RequestBody() { token }: RequestOf<typeof api.checkAccountLink>) {
    return this.links.check(token);
  }

  @Route(api.acceptAccountLink)
  async accept(
    @RequestBody() acceptance: RequestOf<typeof api.acceptAccountLink>,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    const started = await this.links.accept(acceptance, clientOf(reply.request));
    return { user: this.cookies.set(reply, started) };
  }
}
