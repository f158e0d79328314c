import { api, type ParamsOf, type ResponseOf } from '@golghar/contracts';
import { RequestParams, Route } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { LeadDetailService } from './lead-detail.service';

@Controller()
export class LeadDetailController {
  constructor(private readonly leads: LeadDetailService) {}

  @Route(api.getSubmission)
  async get(
    @RequestParams() { id }: ParamsOf<typeof api.getSubmission>,
  ): Promise<ResponseOf<typeof api.getSubmission>> {
    return { submission: await this.leads.detail(id) };
  }
}
