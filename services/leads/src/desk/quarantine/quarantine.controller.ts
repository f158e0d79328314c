import { api, type ParamsOf, type QueryOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestParams, RequestQuery, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { QuarantineService } from './quarantine.service';

@Controller()
export class QuarantineController {
  constructor(private readonly quarantine: QuarantineService) {}

  @Route(api.listQuarantine)
  list(
    @RequestQuery() query: QueryOf<typeof api.listQuarantine>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.listQuarantine>> {
    return this.quarantine.page(query, user);
  }

  @Route(api.markNotSpam)
  async markNotSpam(
    @RequestParams() { id }: ParamsOf<typeof api.markNotSpam>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.markNotSpam>> {
    return { submission: await this.quarantine.markNotSpam(id, user) };
  }

  @Route(api.markSpam)
  async markSpam(
    @RequestParams() { id }: ParamsOf<typeof api.markSpam>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.markSpam>> {
    return { submission: await this.quarantine.markSpam(id, user) };
  }
}
