import { type Today, type TodayReason, todayReasons } from '@golghar/contracts';
import type { SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { countToday, findToday } from './today.sql';

/** Counted exactly up to here: beyond a thousand nobody minds how many are due. */
const exactUpTo = 1000;

/** What somebody has to do today: late promises, due steps and new leads, in that order. */
@Injectable()
export class TodayService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async today({ id }: SignedIn): Promise<Today> {
    const parts = await Promise.all(todayReasons.map((reason) => this.part(id, reason)));
    return {
      items: parts.flatMap(({ items }) => items),
      counts: Object.fromEntries(parts.map(({ reason, count }) => [reason, count])) as Today['counts'],
    };
  }

  private async part(ownerId: string, reason: TodayReason) {
    const [leads, count] = await Promise.all([
      findToday(this.database, ownerId, reason),
      countToday(this.database, ownerId, reason, exactUpTo),
    ]);
    return {
      reason,
      items: leads.map((submission) => ({ reason, submission })),
      count: { count: Math.min(count, exactUpTo), isExact: count <= exactUpTo },
    };
  }
}
