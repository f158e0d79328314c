import type { Owner } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { Any, type EntityManager, In, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { LeadActivityEntity } from '../activity/lead-activity.entity';
import { type Act, recordActivities } from '../activity/record-activities';
import { LeadEntity } from '../lead.entity';
import { PersonEntity } from './person.entity';
import { PersonKeyEntity } from './person-key.entity';
import * as sql from './person-links.sql';
import { movesOf, type PersonMove } from './person-move';
import type { LinkPlan, UnlinkedLead } from './plan-links';

type Move = Pick<PersonMove, 'kind' | 'from' | 'to' | 'actor'>;
type Leaving = { leadIds: string[]; keys: string[] };

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

  /** Leads that are linked to nobody, the oldest first. */
  async nextUnlinked(manager: EntityManager, limit: number): Promise<string[]> {
    const leads = await manager.find(LeadEntity, {
      select: { id: true },
      where: { personId: IsNull() },
      order: { id: 'ASC' },
      take: limit,
    });
    return leads.map(({ id }) => id);
  }

  /** Those of some leads that are linked to nobody; one that is just changed is left to the next round. */
  async lockUnlinked(manager: EntityManager, ids: readonly string[]): Promise<UnlinkedLead[]> {
    const leads = await manager.find(LeadEntity, {
      select: { id: true, name: true, phone: true, email: true, submittedAt: true, quarantinedAt: true },
      where: { id: Any([...ids]), personId: IsNull() },
      order: { submittedAt: 'ASC', id: 'ASC' },
      lock: { mode: 'for_no_key_update', onLocked: 'skip_locked' },
    });
    return leads.map(({ quarantinedAt, ...lead }) => ({ ...lead, isSpam: quarantinedAt !== null }));
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

  async save(manager: EntityManager, { people, keys, links, merges }: LinkPlan): Promise<void> {
    await this.addPeople(manager, people);
    for (const { from, to } of merges) await this.merge(manager, { from, to, actor: null });
    await manager.query(sql.addKeys, [keys.map(({ key }) => key), keys.map(({ personId }) => personId)]);
    await manager.query(sql.addLinks, [
      links.map(({ leadId }) => leadId),
      links.map(({ personId }) => personId),
    ]);
  }

  /** Makes another person of some leads: the one that they were before a merge, or a new one. */
  async part(
    manager: EntityManager,
    from: string,
    { nameSound, ...leaving }: Leaving & Pick<PersonEntity, 'nameSound'>,
    actor: Owner,
  ): Promise<void> {
    const brought = (await this.findMoves(manager, from)).filter(
      ({ kind, to, leads }) =>
        kind === 'merge' && to === from && leads.every(({ id }) => leaving.leadIds.includes(id)),
    );
    const to = brought[0]?.from ?? uuid();
    await this.addPeople(manager, [{ id: to, nameSound }]);
    await this.markMerged(manager, to, null);
    await manager.query(sql.moveSome, [from, to, leaving.leadIds, leaving.keys]);
    for (const move of brought) await this.recordUndo(manager, move, undefined, actor);
  }

  /** Makes two people one; answers the change for its Undo. */
  async merge(manager: EntityManager, { from, to, actor }: Omit<Move, 'kind'>): Promise<string> {
    const [moved]: sql.MovedRow[] = await manager.query(sql.moveAll, [from, to]);
    // Who was merged into them before still is, so that each merge can be taken back by itself.
    await this.markMerged(manager, from, to);
    return this.record(manager, { kind: 'merge', from, to }, moved, { actor, groupId: uuid() });
  }

  /** Makes another person of some leads, with the numbers and addresses that only those have. */
  async split(
    manager: EntityManager,
    { from, to, actor }: Omit<Move, 'kind'>,
    { leadIds, keys, nameSound }: Leaving & Pick<PersonEntity, 'nameSound'>,
  ): Promise<string> {
    await this.addPeople(manager, [{ id: to, nameSound }]);
    await this.markMerged(manager, to, null);
    const [moved]: sql.MovedRow[] = await manager.query(sql.moveSome, [from, to, leadIds, keys]);
    await this.settle(manager, [from, to]);
    return this.record(manager, { kind: 'split', from, to }, moved, { actor, groupId: uuid() });
  }

  /** Brings back what went over, as far as it is still there; what was split becomes one with all that came since. */
  async undo(
    manager: EntityManager,
    move: PersonMove,
    { leadIds, keys }: Leaving,
    actor: Owner,
  ): Promise<void> {
    const { kind, from, to } = move;
    const isMerge = kind === 'merge';
    const [moved]: sql.MovedRow[] = isMerge
      ? await manager.query(sql.moveSome, [to, from, leadIds, keys])
      : await manager.query(sql.moveAll, [to, from]);
    await (isMerge ? this.markMerged(manager, from, null) : this.markMerged(manager, to, from));
    await this.settle(manager, [from, to]);
    await this.recordUndo(manager, move, moved, actor);
  }

  /** Merges and splits of a person that nobody took back, the newest first. */
  async findMoves(manager: EntityManager, personId: string): Promise<PersonMove[]> {
    return movesOf(
      await this.moves(manager)
        .andWhere(`(activity.before->>'id' = :personId OR activity.after->>'id' = :personId)`, { personId })
        .getMany(),
    );
  }

  async findMove(manager: EntityManager, id: string): Promise<PersonMove | undefined> {
    return movesOf(await this.moves(manager).andWhere({ groupId: id }).getMany())[0];
  }

  private moves(manager: EntityManager) {
    return manager
      .createQueryBuilder(LeadActivityEntity, 'activity')
      .where(`activity.kind IN ('merge', 'split') AND activity.erasedAt IS NULL`)
      .orderBy('activity.id', 'DESC');
  }

  private async addPeople(
    manager: EntityManager,
    people: readonly Pick<PersonEntity, 'id' | 'nameSound'>[],
  ): Promise<void> {
    await manager.query(sql.addPeople, [
      people.map(({ id }) => id),
      people.map(({ nameSound }) => nameSound),
    ]);
  }

  private async markMerged(manager: EntityManager, id: string, mergedInto: string | null): Promise<void> {
    await manager.update(PersonEntity, { id }, { mergedInto });
  }

  /** Staff have said who they are: nothing merges them by itself any more. */
  private async settle(manager: EntityManager, ids: string[]): Promise<void> {
    await manager.update(PersonEntity, { id: In(ids) }, { isSettled: true });
  }

  private async record(
    manager: EntityManager,
    { kind, from, to }: Omit<Move, 'actor'>,
    { leads, keys }: sql.MovedRow = { leads: [], keys: [] },
    act: Act & { groupId: string },
  ): Promise<string> {
    const [before, after] = [{ id: from, keys }, { id: to }];
    if (leads.length > 0)
      await recordActivities(
        manager,
        leads.map((lead) => ({ lead, kind, before, after })),
        act,
      );
    return act.groupId;
  }

  /** @param moved what went back, perhaps with leads that came since, and perhaps without some that left meanwhile */
  private async recordUndo(
    manager: EntityManager,
    { id: groupId, kind, from, to, leads, keys }: PersonMove,
    moved: sql.MovedRow | undefined,
    actor: Owner,
  ): Promise<void> {
    const all = new Map([...leads, ...(moved?.leads ?? [])].map((lead) => [lead.id, lead]));
    const undoes = new Map(leads.map(({ id, activityId }) => [id, activityId]));
    const way = { kind, from: to, to: from };
    await this.record(manager, way, { leads: [...all.values()], keys }, { actor, groupId, undoes });
  }
}
