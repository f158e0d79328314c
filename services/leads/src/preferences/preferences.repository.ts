import { defaultPreferences, type Preferences } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

@Injectable()
export class PreferencesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async of(userId: string): Promise<Preferences> {
    const [row]: Preferences[] = await this.database.query(
      'SELECT views, shortcuts FROM preference WHERE user_id = $1',
      [userId],
    );
    return row ?? defaultPreferences;
  }

  async set(userId: string, { views, shortcuts }: Preferences): Promise<void> {
    await this.database.query(
      `INSERT INTO preference (user_id, views, shortcuts) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET views = excluded.views, shortcuts = excluded.shortcuts`,
      [userId, JSON.stringify(views), shortcuts],
    );
  }
}
