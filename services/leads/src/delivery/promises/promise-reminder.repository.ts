import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as sql from './promise.sql';

type Reminder = sql.NewReminderRow & { batchId: string };

/** Who was reminded of which promised answers. */
@Injectable()
export class PromiseReminderRepository {
  /**
   * Who is to be reminded and was not yet.
   * @param halfOverUntil promises that are due by then have half of their time behind them
   * @param fallback who is told while nobody is alerted
   */
  findDue(
    manager: EntityManager,
    { now, halfOverUntil, fallback }: { now: Date; halfOverUntil: Date; fallback: string },
  ): Promise<sql.NewReminderRow[]> {
    return manager.query(sql.findReminders, [now, halfOverUntil, fallback]);
  }

  /** Adds reminders, but for those that somebody got meanwhile; answers the ones that are new. */
  add(manager: EntityManager, reminders: readonly Reminder[]): Promise<sql.AddedRow[]> {
    return manager.query(sql.addReminders, [
      reminders.map(({ leadId }) => leadId),
      reminders.map(({ stage }) => stage),
      reminders.map(({ recipient }) => recipient),
      reminders.map(({ recipientName }) => recipientName),
      reminders.map(({ batchId }) => batchId),
    ]);
  }
}
