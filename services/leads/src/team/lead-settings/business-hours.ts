import { type BusinessCalendar, businessHours } from '@golghar/contracts';
import type { ScheduledJob } from '@golghar/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LeadSettingsRepository } from './lead-settings.repository';

/**
 * The hours of the contracts with the holidays of the admins, at hand in every process: no enquiry waits for the database to
 * say them. They are read again and again, so that a holiday that an admin enters counts soon.
 */
@Injectable()
export class BusinessHours implements OnModuleInit, ScheduledJob {
  readonly name = 'business hours';
  readonly schedule = '*/10 * * * * *';
  current: BusinessCalendar = businessHours;

  constructor(private readonly settings: LeadSettingsRepository) {}

  async onModuleInit(): Promise<void> {
    await this.run();
  }

  /** Reads the holidays, and hands the hours to the database, which counts by them, too. */
  async run(): Promise<void> {
    const { closedDays } = await this.settings.find();
    const calendar = { ...businessHours, closedDays: [...businessHours.closedDays, ...closedDays] };
    await this.settings.saveCalendar(calendar);
    this.current = calendar;
  }
}
