import type { BusinessCalendar } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

@Injectable()
export class BusinessCalendarRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Tells the database by which hours it counts from now on. */
  async save(calendar: BusinessCalendar): Promise<void> {
    await this.database.query(
      'UPDATE business_calendar SET calendar = $1::jsonb WHERE calendar <> $1::jsonb',
      [JSON.stringify(calendar)],
    );
  }
}
