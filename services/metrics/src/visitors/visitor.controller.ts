import { api } from '@golghar/contracts';
import { CurrentUser, ReadsSession, Route, type SignedIn } from '@golghar/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { isbot } from 'isbot';
import { VisitorService } from './visitor.service';

@Controller()
export class VisitorController {
  constructor(private readonly visitors: VisitorService) {}

  /** The count of everyone ever, with this visit in it; robots and staff only read. */
  @ReadsSession(true)
  @Route(api.visitorCount)
  async count(
    @CurrentUser() user: SignedIn | undefined,
    @Ip() address: string,
    @Headers('user-agent') userAgent: string | undefined,
  ) {
    const isCounted = !user && userAgent && !isbot(userAgent);
    return { count: await (isCounted ? this.visitors.visit(address, userAgent) : this.visitors.findTotal()) };
  }
}
