import { afterOpenMinutes, promiseMinutes } from '@golghar/contracts';
import { OutgoingEmailEntity } from '@golghar/platform/mail';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { BusinessCalendarRepository } from '../business-hours/business-calendar.repository';
import { WORKER_SETTINGS, type WorkerSettings } from '../settings';
import * as sql from './promise.sql';
import { promiseEmailKind } from './promise-email';

/** Reminds of promised answers: each of the staff once of each, also when nobody could for a while. */
@Injectable()
export class PromiseReminders {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'ALERT_TO'>,
    private readonly calendars: BusinessCalendarRepository,
  ) {}

  /** Owes an e-mail to everybody who is to be reminded now; answers how many reminders there were. */
  async remind(now = new Date()): Promise<number> {
    const calendar = await this.calendars.find();
    const halfOverUntil = afterOpenMinutes(now, promiseMinutes / 2, calendar);
    return this.database.transaction(async (manager) => {
      const due: sql.NewReminderRow[] = await manager.query(sql.findReminders, [
        now,
        halfOverUntil,
        this.settings.ALERT_TO,
      ]);
      if (due.length === 0) return 0;
      const batches = new Map(due.map(({ stage, recipient }) => [`${stage} ${recipient}`, uuid()]));
      const added: sql.AddedRow[] = await manager.query(sql.addReminders, [
        due.map(({ leadId }) => leadId),
        due.map(({ stage }) => stage),
        due.map(({ recipient }) => recipient),
        due.map(({ recipientName }) => recipientName),
        due.map(({ stage, recipient }) => batches.get(`${stage} ${recipient}`)),
      ]);
      for (const batchId of new Set(added.map((row) => row.batchId)))
        await manager.insert(OutgoingEmailEntity, {
          id: uuid(),
          kind: promiseEmailKind,
          subjectId: batchId,
        });
      return added.length;
    });
  }
}
