import { openStatuses } from '@golghar/contracts';
import type { ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';
import { LeadChanges } from '../../leads/lead-changes';
import { StaffRepository } from '../../team/staff/staff.repository';
import { findTakeovers, type TakeoverRow } from './assignment.sql';

const batchSize = 200;

/**
 * Gives the open leads of disabled colleagues to whoever takes them over. Auth says who that is; what is
 * still to be given is read from the leads, so that a crash in the middle is no matter.
 */
@Injectable()
export class TakeoverJob implements ScheduledJob {
  readonly name = 'takeovers';
  readonly schedule = '*/5 * * * * *';

  constructor(
    private readonly database: DataSource,
    private readonly staff: StaffRepository,
    private readonly changes: LeadChanges,
  ) {}

  async run(): Promise<void> {
    const takeovers: TakeoverRow[] = await this.database.query(findTakeovers);
    for (const takeover of takeovers)
      for (let moved = batchSize; moved === batchSize; ) moved = await this.move(takeover);
  }

  private move({ id, userId, userName, takenBy, actorId, actorName }: TakeoverRow): Promise<number> {
    return this.database.transaction(async (manager) => {
      // What somebody is just changing, the next round has.
      const leads = await manager.find(LeadEntity, {
        where: { ownerId: userId, status: In(openStatuses), deletedAt: IsNull() },
        order: { id: 'ASC' },
        take: batchSize,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      if (leads.length === 0) return 0;
      // Who has left meanwhile, too, takes nothing over.
      const member = takenBy ? await this.staff.findOneActive(manager, takenBy) : undefined;
      const to = member ? { id: member.id, name: member.name } : null;
      const act = {
        actor: { id: actorId, name: actorName },
        text: `${userName} works here no longer`,
        groupId: id,
      };
      await this.changes.change(manager, leads, { owner: () => to }, act);
      return leads.length;
    });
  }
}
