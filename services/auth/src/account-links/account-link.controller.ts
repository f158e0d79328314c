import { api, type RequestOf, type ResponseOf } from '@golghar/contracts';
import { type Reply, RequestBody, Route, SessionCookie } from '@golghar/platform';
import { Controller, Res } from '@nestjs/common';
import { AccountLinkService } from './account-link.service';

@Controller()
export class AccountLinkController {
  constructor(
    private readonly links: AccountLinkService,
    private readonly cookie: SessionCookie,
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
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<ResponseOf<typeof api.acceptAccountLink>> {
    const { user, token } = await this.links.accept(acceptance);
    this.cookie.set(reply, token);
    return { user };
  }
}
