import { type BusinessCalendar, businessHours } from '@golghar/contracts';
import type { ScheduledJob } from '@golghar/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findLeadSettings } from './lead-settings';
import { LeadSettingsEntity } from './team.entity';

/**
 * The business hours with the admins' holidays, cached in the process, so that no enquiry waits for the database. They are
 * reloaded repeatedly, so that a new holiday counts soon.
 */
@Injectable()
export class BusinessHours implements OnModuleInit, ScheduledJob {
  readonly name = 'business hours';
  readonly schedule = '*/10 * * * * *';
  current: BusinessCalendar = businessHours;

  constructor(private readonly database: DataSource) {}

  async onModuleInit(): Promise<void> {
    await this.run();
  }

  /** Reads the holidays and, if they changed, stores the hours in the database, which counts by them, too. */
  async run(): Promise<void> {
    const { closedDays } = await findLeadSettings(this.database.manager);
    const calendar = { ...businessHours, closedDays: [...businessHours.closedDays, ...closedDays] };
    await this.database
      .createQueryBuilder()
      .update(LeadSettingsEntity)
      .set({ calendar })
      .where('calendar <> CAST(:calendar AS jsonb)', { calendar: JSON.stringify(calendar) })
      .execute();
    this.current = calendar;
  }
}
