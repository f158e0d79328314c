import { type api, defaultPreferences, type Preferences, type RequestOf } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { PreferenceEntity } from './preference.entity';

@Injectable()
export class PreferencesRepository {
  constructor(
    @InjectRepository(PreferenceEntity) private readonly preferences: Repository<PreferenceEntity>,
  ) {}

  async find(userId: string): Promise<Preferences> {
    const row = await this.preferences.findOneBy({ userId });
    return {
      views: row?.views ?? defaultPreferences.views,
      shortcuts: row?.shortcuts ?? defaultPreferences.shortcuts,
      advancesAfterStatus: row?.advancesAfterStatus ?? defaultPreferences.advancesAfterStatus,
      greeting: row?.greeting ?? defaultPreferences.greeting,
    };
  }

  /** Stores what is given and leaves the rest. */
  async update(userId: string, changes: RequestOf<typeof api.updatePreferences>): Promise<void> {
    await this.preferences.upsert({ userId, ...changes }, ['userId']);
  }
}
