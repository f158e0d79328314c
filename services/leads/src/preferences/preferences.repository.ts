import { defaultPreferences, type Preferences } from '@golghar/contracts';
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
    return row ? { views: row.views, shortcuts: row.shortcuts } : defaultPreferences;
  }

  async save(userId: string, preferences: Preferences): Promise<void> {
    await this.preferences.upsert({ userId, ...preferences }, ['userId']);
  }
}
