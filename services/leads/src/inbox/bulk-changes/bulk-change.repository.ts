import type { LeadStatus } from '@golghar/contracts';
import { recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { LeadRepository } from '../../leads/lead.repository';
import { StatusChangeRepository } from '../../leads/status-change.repository';
import { SearchIndex } from '../../search-index/search-index';
import { BulkChangeEntity } from './bulk-change.entity';
import * as sql from './bulk-change.sql';

type Target = sql.TargetRow;

const idsOf = (leads: readonly { id: string }[]): string[] => leads.map(({ id }) => id);
const asJson = (tags: readonly string[][]): string[] => tags.map((some) => JSON.stringify(some));

/** Changes of some leads at a time, within a transaction that holds them. */
@Injectable()
export class BulkChangeRepository {
  constructor(
    @InjectRepository(BulkChangeEntity) private readonly bulkChanges: Repository<BulkChangeEntity>,
    private readonly leads: LeadRepository,
    private readonly statusChanges: StatusChangeRepository,
    private readonly searchIndex: SearchIndex,
  ) {}

  transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.bulkChanges.manager.transaction(work);
  }

  async open(actorId: string): Promise<string> {
    const id = uuid();
    await this.bulkChanges.insert({ id, actorId });
    return id;
  }

  lock(manager: EntityManager, ids: readonly string[]): Promise<Target[]> {
    return manager.query(sql.lockTargets, [ids]);
  }

  /** Answers the entries of the histories. */
  async setStatuses(
    manager: EntityManager,
    leads: readonly Target[],
    statuses: LeadStatus[],
    { id, name }: SignedIn,
  ): Promise<string[]> {
    await manager.query(sql.setStatuses, [idsOf(leads), statuses]);
    const from = leads.map(({ status }) => status);
    const entries = leads.map((lead, index) => ({
      id: uuid(),
      leadId: lead.id,
      fromStatus: lead.status,
      toStatus: statuses[index] ?? lead.status,
      authorId: id,
      authorName: name,
    }));
    await this.statusChanges.add(manager, entries);
    await this.leads.moveCounts(manager, { from, to: statuses });
    return entries.map((entry) => entry.id);
  }

  async setTags(manager: EntityManager, leads: readonly Target[], tags: string[][]): Promise<void> {
    await manager.query(sql.setTags, [idsOf(leads), asJson(tags)]);
    await this.searchIndex.refresh(manager, idsOf(leads));
  }

  async delete(manager: EntityManager, leads: readonly Target[], actor: SignedIn): Promise<void> {
    await this.leads.markDeleted(manager, idsOf(leads), actor);
    await this.leads.moveCounts(manager, { from: leads.map(({ status }) => status), to: [] });
    for (const { id, reference } of leads)
      await recordAudit(manager, { actor, action: 'lead_deleted', subject: { id, name: reference } });
  }

  async restore(manager: EntityManager, leads: readonly Target[], actor: SignedIn): Promise<void> {
    await this.leads.markRestored(manager, idsOf(leads));
    await this.leads.moveCounts(manager, { from: [], to: leads.map(({ status }) => status) });
    for (const { id, reference } of leads)
      await recordAudit(manager, { actor, action: 'lead_restored', subject: { id, name: reference } });
  }

  /** Keeps what leads were before a change that was just made. */
  async saveItems(manager: EntityManager, bulkId: string, before: readonly Target[]): Promise<void> {
    await manager.query(sql.saveItems, [
      bulkId,
      idsOf(before),
      before.map(({ status }) => status),
      asJson(before.map(({ tags }) => tags)),
      before.map(({ owner }) => owner?.id ?? null),
      before.map(({ owner }) => owner?.name ?? null),
    ]);
  }

  /** Leads that were put back have nothing left of it to take back one by one. */
  async endOwnChanges(manager: EntityManager, bulkId: string, leads: readonly Target[]): Promise<void> {
    await manager.query(sql.endOwnChanges, [bulkId, idsOf(leads)]);
  }

  /** Removes some items of a bulk change, so that each is undone once. */
  async removeItems(manager: EntityManager, bulkId: string, limit: number): Promise<sql.ItemRow[]> {
    const [rows]: [sql.ItemRow[], number] = await manager.query(sql.removeItems, [bulkId, limit]);
    return rows;
  }

  async countItems(bulkId: string, actorId: string): Promise<number> {
    const [row]: sql.ItemCountRow[] = await this.bulkChanges.query(sql.countItems, [bulkId, actorId]);
    return row?.total ?? 0;
  }
}
