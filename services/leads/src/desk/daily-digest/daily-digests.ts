import { dayOf, isOpenAt } from '@golghar/contracts';
import { queueDeliveries } from '@golghar/platform/deliveries';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BusinessCalendarRepository } from '../../team/lead-settings/business-calendar.repository';
import { StaffRepository } from '../../team/staff/staff.repository';
import { dailyDigestEmailKind } from './daily-digest-email';

/** Queues one e-mail for each of the staff on each working day, from when the office opens. */
@Injectable()
export class DailyDigests {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly calendars: BusinessCalendarRepository,
    private readonly staff: StaffRepository,
  ) {}

  /** Answers how many e-mails it has queued. */
  async prepare(now = new Date()): Promise<number> {
    if (!isOpenAt(now, await this.calendars.find())) return 0;
    const day = dayOf(now);
    const queued = await queueDeliveries(
      this.database.manager,
      (await this.staff.findActive()).map(({ id }) => ({
        kind: dailyDigestEmailKind,
        subjectId: id,
        dedupeKey: `${day} ${id}`,
      })),
    );
    return queued.length;
  }
}
