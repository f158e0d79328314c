import type { BusinessCalendar } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { LeadSettingsEntity } from './lead-settings.entity';

@Injectable()
export class BusinessCalendarRepository {
  constructor(
    @InjectRepository(LeadSettingsEntity) private readonly settings: Repository<LeadSettingsEntity>,
  ) {}

  /** By which hours the database counts. */
  async find(): Promise<BusinessCalendar> {
    const { calendar } = await this.settings.findOneByOrFail({ id: true });
    return calendar;
  }

  /** The holidays that admins have entered. */
  async findClosedDays(): Promise<string[]> {
    const { closedDays } = await this.settings.findOneByOrFail({ id: true });
    return closedDays;
  }

  /** Tells the database by which hours it counts from now on; writes nothing where it knows them. */
  async save(calendar: BusinessCalendar): Promise<void> {
    await this.settings
      .createQueryBuilder()
      .update()
      .set({ calendar })
      .where('calendar <> CAST(:calendar AS jsonb)', { calendar: JSON.stringify(calendar) })
      .execute();
  }
}
