import { api, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, ReadsSession, Route, type SignedIn } from '@golghar/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { VisitorService } from './visitor.service';

@Controller()
export class VisitorController {
  constructor(private readonly visitors: VisitorService) {}

  @ReadsSession(true)
  @Route(api.visitorCount)
  async count(
    @CurrentUser() user: SignedIn | undefined,
    @Ip() address: string,
    @Headers('user-agent') userAgent: string | undefined,
  ): Promise<ResponseOf<typeof api.visitorCount>> {
    return { count: await this.visitors.visit({ address, userAgent, isStaff: user !== undefined }) };
  }
}
