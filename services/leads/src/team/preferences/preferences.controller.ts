import { api, defaultPreferences, type Preferences, type RequestOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PreferenceEntity } from './preference.entity';

@Controller()
export class PreferencesController {
  constructor(private readonly database: DataSource) {}

  @Route(api.getPreferences)
  async get(@CurrentUser() { id: userId }: SignedIn): Promise<Preferences> {
    const row = await this.database.manager.findOneBy(PreferenceEntity, { userId });
    return {
      views: row?.views ?? defaultPreferences.views,
      shortcuts: row?.shortcuts ?? defaultPreferences.shortcuts,
      advancesAfterStatus: row?.advancesAfterStatus ?? defaultPreferences.advancesAfterStatus,
      greeting: row?.greeting ?? defaultPreferences.greeting,
    };
  }

  /** Stores what is given and leaves the rest. */
  @Route(api.updatePreferences)
  async update(
    @CurrentUser() user: SignedIn,
    @RequestBody() changes: RequestOf<typeof api.updatePreferences>,
  ) {
    await this.database.manager.upsert(PreferenceEntity, { userId: user.id, ...changes }, ['userId']);
    return this.get(user);
  }
}
