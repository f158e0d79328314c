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

  @Route(api.setPreferences)
  async set(
    @CurrentUser() { id }: SignedIn,
    @RequestBody() preferences: RequestOf<typeof api.setPreferences>,
  ): Promise<ResponseOf<typeof api.setPreferences>> {
    await this.preferences.save(id, preferences);
    return preferences;
  }
}
