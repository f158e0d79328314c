import { openStatuses, type Submission, type TodayReason } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { countToday, findToday } from '../../inbox/today/today.sql';
import { LeadEntity } from '../../leads/lead.entity';
import { countQuarantined, type QuarantinedCountRow } from '../quarantine/quarantine.sql';

/** What digests of the day say. */
@Injectable()
export class DailyDigestRepository {
  /** The most urgent leads for a reason. */
  findDue(manager: EntityManager, userId: string, reason: TodayReason): Promise<Submission[]> {
    return findToday(manager, userId, reason);
  }

  /** How many leads there are for a reason, counted no further than one beyond `limit`. */
  countDue(manager: EntityManager, userId: string, reason: TodayReason, limit: number): Promise<number> {
    return countToday(manager, userId, reason, limit);
  }

  /** Somebody's open leads without a next step. */
  countUnplanned(manager: EntityManager, userId: string): Promise<number> {
    return manager.countBy(LeadEntity, {
      ownerId: userId,
      status: In(openStatuses),
      deletedAt: IsNull(),
      nextStepAt: IsNull(),
    });
  }

  /** Somebody's leads in quarantine and those that nobody owns, counted no further than one beyond `limit`. */
  async countQuarantined(manager: EntityManager, userId: string, limit: number): Promise<number> {
    const [row]: [QuarantinedCountRow] = await manager.query(countQuarantined, [limit, userId]);
    return row.count;
  }
}
