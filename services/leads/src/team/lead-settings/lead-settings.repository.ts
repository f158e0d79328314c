import type { BusinessCalendar, LeadSettings } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { LeadSettingsEntity } from './lead-settings.entity';

@Injectable()
export class LeadSettingsRepository {
  constructor(
    @InjectRepository(LeadSettingsEntity) private readonly settings: Repository<LeadSettingsEntity>,
  ) {}

  async find(manager: EntityManager = this.settings.manager): Promise<LeadSettings> {
    const {
      id: _,
      calendar: __,
      ...settings
    } = await manager.findOneByOrFail(LeadSettingsEntity, { id: true });
    return settings;
  }

  async save(manager: EntityManager, settings: LeadSettings): Promise<void> {
    await manager.update(LeadSettingsEntity, { id: true }, settings);
  }

  /** By which hours the database counts. */
  async findCalendar(): Promise<BusinessCalendar> {
    return (await this.settings.findOneByOrFail({ id: true })).calendar;
  }

  /** Tells the database by which hours it counts from now on; writes nothing where it knows them. */
  async saveCalendar(calendar: BusinessCalendar): Promise<void> {
    await this.settings
      .createQueryBuilder()
      .update()
      .set({ calendar })
      .where('calendar <> CAST(:calendar AS jsonb)', { calendar: JSON.stringify(calendar) })
      .execute();
  }
}
