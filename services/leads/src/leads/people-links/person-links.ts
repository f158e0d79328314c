import type { Owner, Person } from '@golghar/contracts';
import { Any, type EntityManager, type EntityTarget, In, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { LeadEntity } from '../lead.entity';
import { type Act, LeadActivityEntity, record } from '../lead-activity.entity';
import { PersonEntity, PersonKeyEntity } from './person.entity';
import * as sql from './person-links.sql';
import { groupsToSplit, keysOf, type LinkPlan, planLinks, type Reachable, soundOfName } from './plan-links';

type Way = { from: string; to: string };

type Leaving = { leadIds: string[]; keys: string[] };

/** A merge or a split of people, as the activities of the moved leads record it. */
export type PersonMove = Way & {
  id: string;
  kind: Person['changes'][number]['kind'];
  leads: { id: string; reference: string; activityId: string }[];
  /** Numbers and addresses that moved along. */
  keys: string[];
  /** Null if a shared number and address caused it. */
  actor: Owner | null;
  at: Date;
};

/** Locks the links until the transaction ends. Before any lead: linking takes the locks in this order, too. */
export async function lockPeople(manager: EntityManager): Promise<void> {
  await manager.query(sql.lock);
}

/** Links leads unless somebody else is linking: then they are left to the next round. Never waits. */
export async function tryLink(manager: EntityManager, ids: readonly string[]): Promise<void> {
  const [row]: sql.LockRow[] = await manager.query(sql.tryLock);
  if (row?.isLocked) await link(manager, { ids });
}

/**
 * Links unlinked leads, the given ones or a batch of all, to the people who sent them; one that is being changed is left to the
 * next round. Returns how many it has linked.
 */
export async function link(
  manager: EntityManager,
  among: { ids: readonly string[] } | { limit: number },
): Promise<number> {
  const leads = await manager.find(LeadEntity, {
    select: { id: true, name: true, phone: true, email: true, submittedAt: true, quarantinedAt: true },
    where: { personId: IsNull(), ...('ids' in among && { id: Any([...among.ids]) }) },
    order: { id: 'ASC' },
    ...('limit' in among && { take: among.limit }),
    lock: { mode: 'for_no_key_update', onLocked: 'skip_locked' },
  });
  if (leads.length === 0) return 0;
  leads.sort((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime());
  const known = await findKeys(manager, leads.flatMap(keysOf));
  await save(manager, planLinks(leads, known), null);
  return leads.length;
}

/**
 * Splits a lead that was just corrected from those with which it has nothing in common any more, unless staff decided who they
 * are, and merges it with whoever has its new number or address, like a new enquiry. Under {@link lockPeople}; a lead that is
 * not linked yet is left to the worker.
 * @param before the number and the address that it had
 */
export async function relink(manager: EntityManager, id: string, before: Reachable, actor: Owner) {
  const person = await findPersonOf(manager, id);
  const senders = person?.leads.map((lead) => ({ ...lead, keys: keysOf(lead) })) ?? [];
  const corrected = senders.find((sender) => sender.id === id);
  if (!person || !corrected) return;
  if (senders.length === 1)
    await manager.update(PersonEntity, { id: person.id }, { nameSound: soundOfName(corrected.name) });
  const old = keysOf(before);
  if (old.join() === corrected.keys.join()) return;
  const held = new Set(senders.flatMap(({ keys }) => keys));
  const lost = old.filter((key) => !held.has(key));
  await manager.delete(PersonKeyEntity, { personId: person.id, key: In(lost) });
  const parted = person.isFixed ? [] : groupsToSplit(person.id, senders, { id, before: old });
  for (const group of parted) await part(manager, person.id, group, actor);
  const own = await findPersonOf(manager, id);
  const lead = { ...corrected, quarantinedAt: null, person: own };
  await save(manager, planLinks([lead], await findKeys(manager, corrected.keys)), actor);
}

/** Moves some leads to another person: the one that they had before a merge, or a new one. */
async function part(
  manager: EntityManager,
  from: string,
  group: readonly { id: string; name: string; keys: string[] }[],
  actor: Owner,
): Promise<void> {
  const leadIds = group.map(({ id }) => id);
  const brought = (await findMoves(manager, { personId: from })).filter(
    ({ kind, to, leads }) => kind === 'merge' && to === from && leads.every(({ id }) => leadIds.includes(id)),
  );
  const to = brought[0]?.from ?? uuid();
  await add(manager, PersonEntity, [{ id: to, nameSound: soundOfName(group[0]?.name ?? '') }]);
  await move(manager, { from, to }, { leadIds, keys: group.flatMap(({ keys }) => keys) });
  for (const merge of brought) await recordUndo(manager, merge, undefined, actor);
}

/** Merges two people; returns the change for its Undo. */
export async function mergePeople(manager: EntityManager, way: Way, actor: Owner | null): Promise<string> {
  return recordMove(manager, 'merge', way, await move(manager, way), { actor, groupId: uuid() });
}

/** Splits some leads off to another person, with the numbers and addresses that only they have. */
export async function splitPerson(
  manager: EntityManager,
  way: Way,
  { nameSound, ...leaving }: Leaving & Pick<PersonEntity, 'nameSound'>,
  actor: Owner,
): Promise<string> {
  await add(manager, PersonEntity, [{ id: way.to, nameSound }]);
  const moved = await move(manager, way, leaving);
  await settle(manager, way);
  return recordMove(manager, 'split', way, moved, { actor, groupId: uuid() });
}

/** Moves back what was moved, as far as it still exists; a split is merged again with everything that came since. */
export async function undoMove(manager: EntityManager, made: PersonMove, leaving: Leaving, actor: Owner) {
  const { kind, from, to } = made;
  const moved = await move(manager, { from: to, to: from }, kind === 'merge' ? leaving : undefined);
  await settle(manager, made);
  await recordUndo(manager, made, moved, actor);
}

/** Moves everything that one person has to another, into whom they are then merged, or a part of it. */
async function move(manager: EntityManager, { from, to }: Way, leaving?: Leaving): Promise<sql.MovedRow> {
  const [moved]: [sql.MovedRow] = await manager.query(sql.move, [
    from,
    to,
    leaving?.leadIds ?? null,
    leaving?.keys ?? null,
  ]);
  // Earlier merges into them remain, so that each can be undone by itself.
  if (leaving) await manager.update(PersonEntity, { id: to }, { mergedInto: null });
  else await manager.update(PersonEntity, { id: from }, { mergedInto: to });
  return moved;
}

/** Staff decided who they are: nothing merges them automatically any more. */
async function settle(manager: EntityManager, { from, to }: Way): Promise<void> {
  await manager.update(PersonEntity, { id: In([from, to]) }, { isSettled: true });
}

/** Merges and splits that nobody undid, newest first: those of a person, or one. */
export async function findMoves(
  manager: EntityManager,
  of: { personId: string } | { id: string },
): Promise<PersonMove[]> {
  const activities = await manager
    .createQueryBuilder(LeadActivityEntity, 'activity')
    .where(`activity.kind IN ('merge', 'split') AND activity.erasedAt IS NULL`)
    .andWhere(
      'id' in of
        ? 'activity.groupId = :id'
        : `(activity.before->>'id' = :personId OR activity.after->>'id' = :personId)`,
      of,
    )
    .orderBy('activity.id', 'DESC')
    .getMany();
  const groups = new Map<string, LeadActivityEntity[]>();
  for (const activity of activities) {
    const id = activity.groupId ?? activity.id;
    groups.set(id, [...(groups.get(id) ?? []), activity]);
  }
  return [...groups].flatMap(([id, group]) => toMove(id, group) ?? []);
}

/** What the activities of one change say; undefined if it was undone. */
function toMove(id: string, group: readonly LeadActivityEntity[]): PersonMove | undefined {
  const [first] = group;
  if (!first || group.some(({ undoes }) => undoes)) return undefined;
  const { before, after, actorId, actorName, at } = first;
  const { id: from, keys = [] } = before as { id: string; keys?: string[] };
  return {
    id,
    kind: first.kind as PersonMove['kind'],
    from,
    to: (after as { id: string }).id,
    leads: group.map(({ leadId, reference, id: activityId }) => ({ id: leadId, reference, activityId })),
    keys,
    actor: actorId && actorName ? { id: actorId, name: actorName } : null,
    at,
  };
}

async function recordMove(
  manager: EntityManager,
  kind: PersonMove['kind'],
  { from, to }: Way,
  { leads, keys }: sql.MovedRow,
  act: Act & { groupId: string },
): Promise<string> {
  const [before, after] = [{ id: from, keys }, { id: to }];
  const happened = leads.map(({ id, reference }) => ({ id, reference, before, after }));
  if (happened.length > 0) await record(manager, kind, happened, act);
  return act.groupId;
}

/** @param moved what moved back, perhaps with leads that came since, and without some that were moved meanwhile */
async function recordUndo(
  manager: EntityManager,
  { id: groupId, kind, from, to, leads, keys }: PersonMove,
  moved: sql.MovedRow | undefined,
  actor: Owner,
): Promise<void> {
  const all = new Map([...leads, ...(moved?.leads ?? [])].map((lead) => [lead.id, lead]));
  const undoes = new Map(leads.map(({ id, activityId }) => [id, activityId]));
  const back = { leads: [...all.values()], keys };
  await recordMove(manager, kind, { from: to, to: from }, back, { actor, groupId, undoes });
}

async function save(manager: EntityManager, { people, keys, links, merges }: LinkPlan, actor: Owner | null) {
  await add(manager, PersonEntity, people);
  for (const way of merges) await mergePeople(manager, way, actor);
  await add(manager, PersonKeyEntity, keys);
  const ids = links.map(({ leadId }) => leadId);
  await manager.query(sql.addLinks, [ids, links.map(({ personId }) => personId)]);
}

/** Adds people or keys, unless they exist. */
const add = (manager: EntityManager, entity: EntityTarget<object>, rows: readonly object[]) =>
  manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values([...rows])
    .orIgnore()
    .updateEntity(false)
    .execute();

const findKeys = (manager: EntityManager, keys: readonly string[]): Promise<sql.KnownKeyRow[]> =>
  manager.query(sql.findKeys, [keys]);

async function findPersonOf(
  manager: EntityManager,
  leadId: string,
): Promise<sql.PersonOfLeadRow | undefined> {
  const [row]: sql.PersonOfLeadRow[] = await manager.query(sql.findPersonOfLead, [leadId]);
  return row;
}
