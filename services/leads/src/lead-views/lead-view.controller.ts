import { api, type ResponseOf } from '@golghar/contracts';
import { Route } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { LeadViewService } from './lead-view.service';

@Controller()
export class LeadViewController {
  constructor(private readonly views: LeadViewService) {}

  @Route(api.countViews)
  async count(): Promise<ResponseOf<typeof api.countViews>> {
    return { views: await this.views.count() };
  }
}
