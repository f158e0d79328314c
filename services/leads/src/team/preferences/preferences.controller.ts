import { api, type RequestOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { PreferencesRepository } from './preferences.repository';

@Controller()
export class PreferencesController {
  constructor(private readonly preferences: PreferencesRepository) {}

  @Route(api.getPreferences)
  get(@CurrentUser() { id }: SignedIn): Promise<ResponseOf<typeof api.getPreferences>> {
    return this.preferences.find(id);
  }

  @Route(api.updatePreferences)
  async update(
    @CurrentUser() { id }: SignedIn,
    @RequestBody() changes: RequestOf<typeof api.updatePreferences>,
  ): Promise<ResponseOf<typeof api.updatePreferences>> {
    await this.preferences.update(id, changes);
    return this.preferences.find(id);
  }
}
