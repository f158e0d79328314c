import { RepeatedTask } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { announceManyChanges } from '../events/lead-channel';
import { Ownership } from '../ownership/ownership';
import { StaffRepository } from '../staff/staff.repository';
import { AssignmentRepository } from './assignment.repository';
import type { TakeoverRow } from './assignment.sql';

const pollIntervalMs = 5000;
const batchSize = 200;

/**
 * In the worker: gives the open leads of disabled colleagues to whoever takes them over. Auth says who that is; what is
 * still to be given is read from the leads, so that a crash in the middle is no matter.
 */
@Injectable()
export class TakeoverTask implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(TakeoverTask.name);
  private readonly task = new RepeatedTask(() => this.run(), pollIntervalMs);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly assignments: AssignmentRepository,
    private readonly staff: StaffRepository,
    private readonly ownership: Ownership,
  ) {}

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  async run(): Promise<void> {
    try {
      for (const takeover of await this.assignments.findTakeovers())
        for (let moved = batchSize; moved === batchSize; ) moved = await this.move(takeover);
    } catch (err) {
      this.logger.warn({ err }, 'failed to hand over leads; retrying in the next run');
    }
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
