import type { ScheduledJob } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { announceManyChanges } from '../../leads/events/lead-channel';
import { Ownership } from '../../leads/ownership/ownership';
import { StaffRepository } from '../../team/staff/staff.repository';
import { AssignmentRepository } from './assignment.repository';
import type { TakeoverRow } from './assignment.sql';

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
    @InjectDataSource() private readonly database: DataSource,
    private readonly assignments: AssignmentRepository,
    private readonly staff: StaffRepository,
    private readonly ownership: Ownership,
  ) {}

  async run(): Promise<void> {
    for (const takeover of await this.assignments.findTakeovers())
      for (let moved = batchSize; moved === batchSize; ) moved = await this.move(takeover);
  }

  private move({ id, userId, userName, takenBy, actorId, actorName }: TakeoverRow): Promise<number> {
    return this.database.transaction(async (manager) => {
      const leads = await this.assignments.lockOpenLeads(manager, userId, batchSize);
      if (leads.length === 0) return 0;
      // Who has left meanwhile, too, takes nothing over.
      const member = takenBy ? await this.staff.findOneActive(manager, takenBy) : undefined;
      await this.ownership.assign(manager, leads, member ? { id: member.id, name: member.name } : null, {
        author: { id: actorId, name: actorName },
        note: `${userName} works here no longer`,
        handoverId: id,
      });
      await announceManyChanges(manager, actorId);
      return leads.length;
    });
  }
}
