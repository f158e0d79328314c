import { api, type RequestOf, type ResponseOf } from '@golghar/contracts';
import { type Reply, type Request, RequestBody, Route, SessionCookie } from '@golghar/platform';
import { Controller, Req, Res } from '@nestjs/common';
import { clientOf } from '../sessions/client';
import { KnownBrowserCookie } from '../sign-in-limits/known-browser.cookie';
import { AccountLinkService } from './account-link.service';

@Controller()
export class AccountLinkController {
  constructor(
    private readonly links: AccountLinkService,
    private readonly cookie: SessionCookie,
    private readonly knownBrowser: KnownBrowserCookie,
  ) {}

  @Route(api.checkAccountLink)
  check(
    @RequestBody() { token }: RequestOf<typeof api.checkAccountLink>,
  ): Promise<ResponseOf<typeof api.checkAccountLink>> {
    return this.links.check(token);
  }

  @Route(api.acceptAccountLink)
  async accept(
    @RequestBody() acceptance: RequestOf<typeof api.acceptAccountLink>,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<ResponseOf<typeof api.acceptAccountLink>> {
    const { user, token } = await this.links.accept(acceptance, clientOf(request));
    this.cookie.set(reply, token);
    this.knownBrowser.set(request, reply, user.email);
    return { user };
  }
}
