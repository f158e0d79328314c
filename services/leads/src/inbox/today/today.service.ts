import { type Today, type TodayReason, todayReasons } from '@golghar/contracts';
import type { SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { TodayRepository } from './today.repository';

/** Counted exactly up to here: beyond a thousand nobody minds how many are due. */
const exactUpTo = 1000;

/** What somebody has to do today: late promises, due steps and new leads, in that order. */
@Injectable()
export class TodayService {
  constructor(private readonly leads: TodayRepository) {}

  async today({ id }: SignedIn): Promise<Today> {
    const parts = await Promise.all(todayReasons.map((reason) => this.part(id, reason)));
    return {
      items: parts.flatMap(({ items }) => items),
      counts: Object.fromEntries(parts.map(({ reason, count }) => [reason, count])) as Today['counts'],
    };
  }

  private async part(ownerId: string, reason: TodayReason) {
    const [leads, count] = await Promise.all([
      this.leads.find(ownerId, reason),
      this.leads.count(ownerId, reason, exactUpTo),
    ]);
    return {
      reason,
      items: leads.map((submission) => ({ reason, submission })),
      count: { count: Math.min(count, exactUpTo), isExact: count <= exactUpTo },
    };
  }
}
