import type { Owner, PersonChange } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { PersonEntity } from './person.entity';
import { PersonChangeEntity } from './person-change.entity';
import { PersonKeyEntity } from './person-key.entity';
import * as sql from './person-links.sql';
import type { LinkPlan } from './plan-links';

type Move = { from: string; to: string; actor: Owner | null };

/** Whose leads, numbers and addresses are whose. */
@Injectable()
export class PersonLinksRepository {
  async tryLock(manager: EntityManager): Promise<boolean> {
    const [row]: sql.LockRow[] = await manager.query(sql.tryLock);
    return row?.isLocked ?? false;
  }

  async lock(manager: EntityManager): Promise<void> {
    await manager.query(sql.lock);
  }

  scan(
    manager: EntityManager,
    { after, before }: { after: string; before: string },
    limit: number,
  ): Promise<sql.ScanRow[]> {
    return manager.query(sql.scan, [after, before, limit]);
  }

  findUnlinked(manager: EntityManager, ids: readonly string[]): Promise<sql.UnlinkedRow[]> {
    return manager.query(sql.findUnlinked, [ids]);
  }

  findKeys(manager: EntityManager, keys: readonly string[]): Promise<sql.KnownKeyRow[]> {
    return manager.query(sql.findKeys, [keys]);
  }

  async findPersonOf(manager: EntityManager, leadId: string): Promise<sql.PersonOfLeadRow | undefined> {
    const [row]: sql.PersonOfLeadRow[] = await manager.query(sql.findPersonOfLead, [leadId]);
    return row;
  }

  async setSound(manager: EntityManager, id: string, nameSound: string | null): Promise<void> {
    await manager.update(PersonEntity, { id }, { nameSound });
  }

  async addKeys(manager: EntityManager, personId: string, keys: readonly string[]): Promise<void> {
    await manager.query(sql.addKeys, [keys, keys.map(() => personId)]);
  }

  async removeKeys(manager: EntityManager, personId: string, keys: readonly string[]): Promise<void> {
    await manager.delete(PersonKeyEntity, { personId, key: In([...keys]) });
  }

  /** Makes another person of some leads: the one that they were before a merge, or a new one. */
  async part(
    manager: EntityManager,
    from: string,
    { leadIds, keys, nameSound }: sql.MovedRow & { nameSound: string | null },
  ): Promise<void> {
    const [merges]: [sql.FromRow[], number] = await manager.query(sql.takeMergesBack, [from, leadIds]);
    const to = merges[0]?.fromId ?? uuid();
    await manager.query(sql.addPeople, [[to], [nameSound]]);
    await manager.update(PersonEntity, { id: to }, { mergedInto: null });
    await manager.query(sql.moveSome, [from, to, leadIds, keys]);
  }

  async save(manager: EntityManager, { people, keys, links, merges }: LinkPlan): Promise<void> {
    await manager.query(sql.addPeople, [
      people.map(({ id }) => id),
      people.map(({ nameSound }) => nameSound),
    ]);
    for (const { from, to } of merges) await this.merge(manager, { from, to, actor: null });
    await manager.query(sql.addKeys, [keys.map(({ key }) => key), keys.map(({ personId }) => personId)]);
    await manager.query(sql.addLinks, [
      links.map(({ leadId }) => leadId),
      links.map(({ personId }) => personId),
      links.map(({ submittedAt }) => submittedAt),
    ]);
  }

  /** Makes two people one; answers the change for its Undo. */
  async merge(manager: EntityManager, { from, to, actor }: Move): Promise<string> {
    const [row]: sql.MovedRow[] = await manager.query(sql.moveAll, [from, to]);
    await this.markMerged(manager, from, to);
    return this.record(manager, 'merge', { from, to, actor }, row);
  }

  /** Makes another person of some leads, with the numbers and addresses that only those have. */
  async split(
    manager: EntityManager,
    { from, to, actor }: Move,
    { leadIds, keys, nameSound }: sql.MovedRow & { nameSound: string | null },
  ): Promise<string> {
    await manager.query(sql.addPeople, [[to], [nameSound]]);
    await manager.update(PersonEntity, { id: to }, { mergedInto: null });
    const [row]: sql.MovedRow[] = await manager.query(sql.moveSome, [from, to, leadIds, keys]);
    await this.settle(manager, [from, to]);
    return this.record(manager, 'split', { from, to, actor }, row);
  }

  /** Brings back what went over, as far as it is still there; what was split becomes one with all that came since. */
  async undo(
    manager: EntityManager,
    { id, kind, fromId, toId }: PersonChangeEntity,
    { leadIds, keys }: sql.MovedRow,
  ): Promise<void> {
    if (kind === 'split') {
      await manager.query(sql.moveAll, [toId, fromId]);
      await this.markMerged(manager, toId, fromId);
    } else {
      await manager.query(sql.moveSome, [toId, fromId, leadIds, keys]);
      await manager.update(PersonEntity, { id: fromId }, { mergedInto: null });
    }
    await this.settle(manager, [fromId, toId]);
    await manager.update(PersonChangeEntity, { id }, { undoneAt: () => 'now()' });
  }

  /** Who was merged into them before still is, so that each merge can be taken back by itself. */
  private async markMerged(manager: EntityManager, id: string, mergedInto: string): Promise<void> {
    await manager.update(PersonEntity, { id }, { mergedInto });
  }

  /** Staff have said who they are: nothing merges them by itself any more. */
  private async settle(manager: EntityManager, ids: string[]): Promise<void> {
    for (const id of ids) await manager.update(PersonEntity, { id }, { isSettled: true });
  }

  private async record(
    manager: EntityManager,
    kind: PersonChange['kind'],
    { from, to, actor }: Move,
    { leadIds, keys }: sql.MovedRow = { leadIds: [], keys: [] },
  ): Promise<string> {
    const id = uuid();
    await manager.insert(PersonChangeEntity, {
      id,
      kind,
      fromId: from,
      toId: to,
      leadIds,
      keys,
      actorId: actor?.id ?? null,
      actorName: actor?.name ?? null,
    });
    return id;
  }
}
