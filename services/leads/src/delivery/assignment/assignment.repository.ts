import { openStatuses } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Any, DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';
import * as sql from './assignment.sql';
import type { NewLead } from './choose-owners';

/** Who is given leads, and which. */
@Injectable()
export class AssignmentRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Holds new leads that nobody has until the transaction ends, in one order: two changes never wait for each other. */
  lockNewLeads(manager: EntityManager, ids: readonly string[]): Promise<NewLead[]> {
    return manager.find(LeadEntity, {
      select: { id: true, service: true, city: true },
      where: { id: Any(ids), ownerId: IsNull(), deletedAt: IsNull() },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Those who take turns and are at work, whose turn it is first. */
  findInTurn(manager: EntityManager, memberIds: readonly string[]): Promise<sql.InTurnRow[]> {
    return manager.query(sql.findInTurn, [memberIds]);
  }

  /** @param ownerIds who got a lead, in this order */
  async saveTurns(manager: EntityManager, ownerIds: readonly string[]): Promise<void> {
    await manager.query(sql.saveTurns, [ownerIds]);
  }

  findTakeovers(): Promise<sql.TakeoverRow[]> {
    return this.database.query(sql.findTakeovers);
  }

  /**
   * Holds some open leads of a colleague until the transaction ends, but for those that somebody is
   * just changing: the next round has them.
   */
  async lockOpenLeads(manager: EntityManager, ownerId: string, limit: number): Promise<string[]> {
    const leads = await manager.find(LeadEntity, {
      select: { id: true },
      where: { ownerId, status: In(openStatuses), deletedAt: IsNull() },
      order: { id: 'ASC' },
      take: limit,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    return leads.map(({ id }) => id);
  }
}
