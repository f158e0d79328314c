import type { Owner } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import * as sql from './assignment.sql';

/** Who is given leads, and which. */
@Injectable()
export class AssignmentRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Holds new leads that nobody has until the transaction ends. */
  lockNewLeads(manager: EntityManager, ids: readonly string[]): Promise<sql.NewLeadRow[]> {
    return manager.query(sql.lockNewLeads, [ids]);
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

  /** Holds some open leads of a colleague, with their owner, until the transaction ends. */
  async lockOpenLeads(
    manager: EntityManager,
    ownerId: string,
    limit: number,
  ): Promise<{ id: string; owner: Owner }[]> {
    const rows: sql.TakenRow[] = await manager.query(sql.lockOpenLeads, [ownerId, limit]);
    return rows.map((row) => ({ id: row.id, owner: { id: row.ownerId, name: row.ownerName } }));
  }
}
