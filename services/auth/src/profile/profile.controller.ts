import { api, type RequestOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { ProfileService } from './profile.service';

@Controller()
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @Route(api.updateProfile)
  async update(
    @CurrentUser() user: SignedIn,
    @RequestBody() update: RequestOf<typeof api.updateProfile>,
  ): Promise<ResponseOf<typeof api.updateProfile>> {
    return { user: await this.profile.update(user, update) };
  }
}
