import { api, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { LeadViewService } from './lead-view.service';

@Controller()
export class LeadViewController {
  constructor(private readonly views: LeadViewService) {}

  @Route(api.countViews)
  count(@CurrentUser() user: SignedIn): Promise<ResponseOf<typeof api.countViews>> {
    return this.views.count(user);
  }
}
