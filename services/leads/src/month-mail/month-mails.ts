import { dayOf, isOpenAt } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BusinessCalendarRepository } from '../business-hours/business-calendar.repository';
import { LeadSettingsRepository } from '../lead-settings/lead-settings.repository';
import { monthAfter } from '../reports/month-report.service';
import * as sql from './month-mail.sql';
import { monthMailKind } from './month-mail-email';

/** After this day of a month the last one is no news; the page has it. It outlasts every row of holidays. */
const lastDay = 15;

/** Owes admins and managers the figures of the last month, from the first hour of a month in which the office is open. */
@Injectable()
export class MonthMails {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly calendars: BusinessCalendarRepository,
    private readonly settings: LeadSettingsRepository,
  ) {}

  /** Answers how many e-mails are owed that were not before. */
  async prepare(now = new Date()): Promise<number> {
    const today = dayOf(now);
    if (Number(today.slice(8)) > lastDay || !isOpenAt(now, await this.calendars.find())) return 0;
    if (!(await this.settings.find()).monthMail) return 0;
    const month = monthAfter(today.slice(0, 7), -1);
    const added: unknown[] = await this.database.query(sql.addMonthMails, [month, monthMailKind]);
    return added.length;
  }
}
