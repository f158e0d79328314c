import { dayOf, isOpenAt } from '@golghar/contracts';
import { queueDeliveries } from '@golghar/platform/deliveries';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BusinessCalendarRepository } from '../../team/lead-settings/business-calendar.repository';
import { LeadSettingsRepository } from '../../team/lead-settings/lead-settings.repository';
import { StaffRepository } from '../../team/staff/staff.repository';
import { monthAfter } from '../reports/period';
import { isMonthReader, monthEmailKind } from './month-email';

/** After this day of a month the last one is no news; the page has it. It outlasts every row of holidays. */
const lastDay = 15;

/** Queues for admins and managers the figures of the last month, from the first hour of a month in which the office is open. */
@Injectable()
export class MonthMails {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly calendars: BusinessCalendarRepository,
    private readonly settings: LeadSettingsRepository,
    private readonly staff: StaffRepository,
  ) {}

  /** Answers how many e-mails it has queued. */
  async prepare(now = new Date()): Promise<number> {
    const today = dayOf(now);
    if (Number(today.slice(8)) > lastDay || !isOpenAt(now, await this.calendars.find())) return 0;
    if (!(await this.settings.find()).monthMail) return 0;
    const month = monthAfter(today.slice(0, 7), -1);
    const queued = await queueDeliveries(
      this.database.manager,
      (await this.staff.findActive()).filter(isMonthReader).map(({ id }) => ({
        kind: monthEmailKind,
        subjectId: id,
        dedupeKey: `${month} ${id}`,
        payload: { month },
      })),
    );
    return queued.length;
  }
}
