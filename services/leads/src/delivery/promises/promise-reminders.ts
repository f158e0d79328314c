import { afterOpenMinutes, promiseMinutes } from '@golghar/contracts';
import { queueDeliveries } from '@golghar/platform/deliveries';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { BusinessCalendarRepository } from '../../team/lead-settings/business-calendar.repository';
import type { NewReminderRow } from './promise.sql';
import { promiseEmailKind } from './promise-email';
import { PromiseReminderRepository } from './promise-reminder.repository';

/** What one person is told of one stage is one batch, and one e-mail. */
function withBatchIds(reminders: readonly NewReminderRow[]): (NewReminderRow & { batchId: string })[] {
  const batchIds = new Map<string, string>();
  return reminders.map((reminder) => {
    const key = `${reminder.stage} ${reminder.recipient}`;
    const batchId = batchIds.get(key) ?? uuid();
    batchIds.set(key, batchId);
    return { ...reminder, batchId };
  });
}

/** Reminds of promised answers: each of the staff once of each, also when nobody could for a while. */
@Injectable()
export class PromiseReminders {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'ALERT_TO'>,
    private readonly calendars: BusinessCalendarRepository,
    private readonly reminders: PromiseReminderRepository,
  ) {}

  /** Queues an e-mail to everybody who is to be reminded now; answers how many reminders there were. */
  async remind(now = new Date()): Promise<number> {
    const calendar = await this.calendars.find();
    const halfOverUntil = afterOpenMinutes(now, promiseMinutes / 2, calendar);
    return this.database.transaction(async (manager) => {
      const due = await this.reminders.findDue(manager, {
        now,
        halfOverUntil,
        fallback: this.settings.ALERT_TO,
      });
      if (due.length === 0) return 0;
      const added = await this.reminders.add(manager, withBatchIds(due));
      const batchIds = [...new Set(added.map((row) => row.batchId))];
      await queueDeliveries(
        manager,
        batchIds.map((subjectId) => ({ kind: promiseEmailKind, subjectId })),
      );
      return added.length;
    });
  }
}
