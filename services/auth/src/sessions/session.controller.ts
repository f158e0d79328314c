import { api, type ParamsOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestParams, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { SessionService } from './session.service';

@Controller()
export class SessionController {
  constructor(private readonly sessions: SessionService) {}

  @Route(api.listSessions)
  async list(@CurrentUser() user: SignedIn): Promise<ResponseOf<typeof api.listSessions>> {
    return { sessions: await this.sessions.list(user) };
  }

  @Route(api.endOtherSessions)
  endOthers(@CurrentUser() user: SignedIn): Promise<void> {
    return this.sessions.endOthers(user);
  }

  @Route(api.endSession)
  end(
    @CurrentUser() user: SignedIn,
    @RequestParams() { id }: ParamsOf<typeof api.endSession>,
  ): Promise<void> {
    return this.sessions.endOne(user, id);
  }
}
