import { api, type RequestOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { LeadSettingsService } from './lead-settings.service';

@Controller()
export class LeadSettingsController {
  constructor(private readonly settings: LeadSettingsService) {}

  @Route(api.getLeadSettings)
  get(): Promise<ResponseOf<typeof api.getLeadSettings>> {
    return this.settings.find();
  }

  @Route(api.setLeadSettings)
  set(
    @RequestBody() settings: RequestOf<typeof api.setLeadSettings>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.setLeadSettings>> {
    return this.settings.save(settings, user);
  }
}
