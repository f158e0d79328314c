import { api, type ParamsOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestParams, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { LeadDetailService } from './lead-detail.service';

@Controller()
export class LeadDetailController {
  constructor(private readonly leads: LeadDetailService) {}

  @Route(api.getSubmission)
  async get(
    @RequestParams() { id }: ParamsOf<typeof api.getSubmission>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.getSubmission>> {
    return { submission: await this.leads.detail(id, user) };
  }
}
