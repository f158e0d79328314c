import { type BusinessCalendar, businessHours } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { BusinessCalendarRepository } from './business-calendar.repository';

/** The hours of the contracts with the holidays of the admins, at hand: no enquiry waits for the database to say them. */
@Injectable()
export class BusinessHours {
  current: BusinessCalendar = businessHours;

  constructor(private readonly calendars: BusinessCalendarRepository) {}

  /** Reads the holidays, and hands the hours to the database, which counts by them, too. */
  async refresh(): Promise<void> {
    const closedDays = [...businessHours.closedDays, ...(await this.calendars.findClosedDays())];
    const calendar = { ...businessHours, closedDays };
    await this.calendars.save(calendar);
    this.current = calendar;
  }
}
