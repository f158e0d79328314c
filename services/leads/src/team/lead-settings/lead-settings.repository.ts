import type { BusinessCalendar, LeadSettings } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LeadSettingsEntity } from './lead-settings.entity';

@Injectable()
export class LeadSettingsRepository {
  constructor(private readonly database: DataSource) {}

  async find(manager = this.database.manager): Promise<LeadSettings> {
    const {
      id: _,
      calendar: __,
      ...settings
    } = await manager.findOneByOrFail(LeadSettingsEntity, { id: true });
    return settings;
  }

  /** By which hours the database counts. */
  async findCalendar(): Promise<BusinessCalendar> {
    return (await this.database.manager.findOneByOrFail(LeadSettingsEntity, { id: true })).calendar;
  }

  /** Tells the database by which hours it counts from now on; writes nothing where it knows them. */
  async saveCalendar(calendar: BusinessCalendar): Promise<void> {
    await this.database
      .createQueryBuilder()
      .update(LeadSettingsEntity)
      .set({ calendar })
      .where('calendar <> CAST(:calendar AS jsonb)', { calendar: JSON.stringify(calendar) })
      .execute();
  }
}
