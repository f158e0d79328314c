import { type api, defaultPreferences, type Preferences, type RequestOf } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PreferenceEntity } from './preference.entity';

@Injectable()
export class PreferencesService {
  constructor(private readonly database: DataSource) {}

  async find(userId: string): Promise<Preferences> {
    const row = await this.database.manager.findOneBy(PreferenceEntity, { userId });
    return {
      views: row?.views ?? defaultPreferences.views,
      shortcuts: row?.shortcuts ?? defaultPreferences.shortcuts,
      advancesAfterStatus: row?.advancesAfterStatus ?? defaultPreferences.advancesAfterStatus,
      greeting: row?.greeting ?? defaultPreferences.greeting,
    };
  }

  /** Stores what is given and leaves the rest. */
  async update(userId: string, changes: RequestOf<typeof api.updatePreferences>): Promise<Preferences> {
    await this.database.manager.upsert(PreferenceEntity, { userId, ...changes }, ['userId']);
    return this.find(userId);
  }
}
