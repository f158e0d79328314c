import type { BusinessCalendar } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { BusinessCalendarEntity } from './business-calendar.entity';
import { type ClosedDaysRow, findClosedDays } from './closed-days.sql';

@Injectable()
export class BusinessCalendarRepository {
  constructor(
    @InjectRepository(BusinessCalendarEntity) private readonly calendars: Repository<BusinessCalendarEntity>,
  ) {}

  /** By which hours the database counts. */
  async find(): Promise<BusinessCalendar> {
    const { calendar } = await this.calendars.findOneByOrFail({ onlyRow: true });
    return calendar;
  }

  /** The holidays that admins have entered. */
  async findClosedDays(): Promise<string[]> {
    const [row]: ClosedDaysRow[] = await this.calendars.query(findClosedDays);
    return row?.closedDays ?? [];
  }

  /** Tells the database by which hours it counts from now on; writes nothing where it knows them. */
  async save(calendar: BusinessCalendar): Promise<void> {
    await this.calendars
      .createQueryBuilder()
      .update()
      .set({ calendar })
      .where('calendar <> CAST(:calendar AS jsonb)', { calendar: JSON.stringify(calendar) })
      .execute();
  }
}
