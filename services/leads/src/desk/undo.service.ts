import { type AnswerOf, type api, type UndoableKind, undoHours } from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import type { DataSource, EntityManager } from 'typeorm';
import { changeMany } from '../inbox/bulk-changes/change-many';
import { changeKindNames, changeKinds, isChangeKind, wordsOf } from '../leads/change-kinds';
import type { LeadEntity } from '../leads/lead.entity';
import { findLead, lockLead, lockLeads, readLead } from '../leads/lead.repository';
import { LeadActivityEntity } from '../leads/lead-activity.entity';
import { undoChanges } from '../leads/lead-changes';
import { lockPeople } from '../leads/people-links/person-links';
import { announceReturned } from './lead.service';

const recently = `activity.at > now() - interval '${undoHours} hours'`;

type Undoable = LeadActivityEntity & { kind: UndoableKind };

type Undone = { lead: LeadEntity; activity: LeadActivityEntity };

// The author of a change may undo it within a day, and only while nobody has changed the same since.

export async function list(
  manager: EntityManager,
  leadId: string,
  user: SignedIn,
): Promise<AnswerOf<typeof api.listUndoableChanges>['changes']> {
  const lead = await findLead(manager, leadId, user);
  const history = await historyOf(manager, [leadId]);
  return history
    .filter(isUndoable)
    .filter((change) => !refusal(change, lead, history, user))
    .map((change) => ({
      id: change.id,
      kind: change.kind,
      text: wordsOf(change),
      entryId: changeKinds[change.kind].isEntry ? change.id : change.entryId,
      at: change.at,
    }));
}

export async function undo(manager: EntityManager, leadId: string, changeId: string, user: SignedIn) {
  const activity = await manager.findOneBy(LeadActivityEntity, { id: changeId, leadId });
  if (activity?.kind === 'correction') await lockPeople(manager);
  const lead = await lockLead(manager, leadId, user);
  if (!activity || !isUndoable(activity)) throw new AppError('not_found');
  const since = await historyOf(manager, [leadId], changeId);
  const refused = refusal(activity, lead, since, user);
  if (refused) throw refused;
  await putBack(manager, [{ lead, activity }], { actor: user });
  const taken = since.find(({ kind, before, at }) => kind === 'owner' && !before && +at === +activity.at);
  // Somebody who became the owner by it no longer is.
  if (taken && !refusal(taken, lead, since, user))
    await putBack(manager, [{ lead, activity: taken }], { actor: user });
  return { submission: await readLead(manager, leadId) };
}

/** Undoes a change of many leads in batches; those that were changed again stay as they are. */
export async function* undoMany(
  database: DataSource,
  groupId: string,
  user: SignedIn,
): AsyncGenerator<string> {
  const undoable = undoableOf(database.manager, groupId, user);
  const items = await undoable.select(['activity.id', 'activity.leadId']).getMany();
  if (items.length === 0) throw new AppError('not_found', { message: 'There is nothing left to undo.' });
  yield* changeMany(database, {
    items,
    undo: groupId,
    apply: (manager, batch) => undoSome(manager, groupId, batch, user),
    entry: { actor: user, action: 'bulk_undone' },
  });
}

async function undoSome(
  manager: EntityManager,
  groupId: string,
  batch: readonly LeadActivityEntity[],
  user: SignedIn,
) {
  const leadIds = batch.map(({ leadId }) => leadId);
  const ids = batch.map(({ id }) => id);
  // A lead that they may no longer see stays as it is, and nobody is told, not even that it was changed again.
  const leads = await lockLeads(manager, leadIds, user);
  // Read again, as somebody may have undone some of it before the leads were locked.
  const undoable = undoableOf(manager, groupId, user).andWhere('activity.id = ANY(:ids)', { ids });
  const activities = new Map((await undoable.getMany()).map((activity) => [activity.leadId, activity]));
  const held = leads.flatMap((lead) => {
    const activity = activities.get(lead.id);
    return activity ? [{ lead, activity }] : [];
  });
  const since = await historyOf(manager, leadIds, ids[0]);
  const standing = held.filter(({ lead, activity }) => !refusal(activity, lead, since, user));
  await putBack(manager, standing, { actor: user, groupId });
  const conflicts = held.filter((each) => !standing.includes(each)).map(({ lead }) => lead);
  return { changed: standing.length, conflicts };
}

async function putBack(
  manager: EntityManager,
  undone: readonly Undone[],
  act: { actor: SignedIn; groupId?: string },
): Promise<void> {
  await undoChanges(manager, undone, act);
  const leads = undone.map(({ lead }) => lead);
  if (undone[0]?.activity.kind === 'spam') await announceReturned(manager, leads);
}

const historyOf = (manager: EntityManager, leadIds: readonly string[], id?: string) =>
  manager
    .createQueryBuilder(LeadActivityEntity, 'activity')
    .where('activity.leadId = ANY(:leadIds)', { leadIds })
    .andWhere(id ? 'activity.id > :id' : recently, { id })
    .orderBy('activity.id', 'DESC')
    .getMany();

/** What somebody did to many leads together and has not undone yet, within the time for Undo. */
const undoableOf = (manager: EntityManager, groupId: string, { id: actorId }: SignedIn) =>
  manager
    .createQueryBuilder(LeadActivityEntity, 'activity')
    .where('activity.groupId = :groupId AND activity.actorId = :actorId', { groupId, actorId })
    .andWhere('activity.kind IN (:...changeKindNames)', { changeKindNames })
    .andWhere(`activity.undoes IS NULL AND activity.erasedAt IS NULL AND ${recently}`)
    .andWhere(
      'NOT EXISTS (SELECT FROM lead_activity undo WHERE undo.lead_id = activity.lead_id AND undo.undoes = activity.id)',
    )
    .orderBy('activity.id');

/** What was already undone, or was written and removed, has nothing to undo. */
const isUndoable = (activity: LeadActivityEntity): activity is Undoable =>
  isChangeKind(activity.kind) &&
  activity.erasedAt === null &&
  !(activity.undoes && (activity.groupId || activity.entryId)) &&
  (activity.entryId !== null || !changeKinds[activity.kind].remove);

/** Whether it is about the lead's existence. */
const isOfBeing = ({ kind }: LeadActivityEntity): boolean =>
  isChangeKind(kind) && changeKinds[kind].inverse !== undefined;

/** What a change is about, so that a later one may prevent its Undo: fields, the lead itself, a note. */
function topicsOf(activity: LeadActivityEntity): string[] {
  const { kind, after, entryId } = activity;
  if (isOfBeing(activity)) return ['being there'];
  if (isChangeKind(kind) && changeKinds[kind].remove) return [`${entryId}`];
  if (kind === 'prospects' || kind === 'correction')
    return Object.keys(after ?? {}).map((field) => `${kind} ${field}`);
  return [kind];
}

/**
 * The latest change that prevents an Undo: a later one of the same, unless it was undone.
 * @param history what happened to the lead since, newest first
 */
function findLater(change: LeadActivityEntity, history: readonly LeadActivityEntity[]) {
  // Unless the Undo was undone itself.
  const undone = new Set<string>();
  for (const { id, undoes } of history) if (undoes && !undone.has(id)) undone.add(undoes);
  const topics = topicsOf(change);
  return history.find(
    (later) =>
      later.id > change.id &&
      later.leadId === change.leadId &&
      !undone.has(later.id) &&
      !(later.undoes && later.undoes > change.id) &&
      topicsOf(later).some((topic) => topics.includes(topic)),
  );
}

/**
 * Why somebody can't undo a change, if so; of a deleted lead, only the deletion can be undone.
 * @param since what happened to the lead after it, newest first
 */
function refusal(
  change: LeadActivityEntity,
  { deletedAt }: LeadEntity,
  since: readonly LeadActivityEntity[],
  user: SignedIn,
): AppError | undefined {
  const { kind, actorId } = change;
  if (since.some(({ undoes }) => undoes === change.id)) return new AppError('not_found');
  // Only its author, while they may still do what undoes it.
  const isForManagers = kind === 'deletion' || kind === 'restoration';
  if (actorId !== user.id || (isForManagers && user.role === 'sales_executive'))
    return new AppError('not_allowed');
  const undoSeconds = isChangeKind(kind) ? changeKinds[kind].undoSeconds : undefined;
  const limit = undoSeconds ? `${undoSeconds} seconds` : `${undoHours} hours`;
  if (Date.now() - change.at.getTime() > (undoSeconds ?? undoHours * 3600) * 1000)
    return new AppError('conflict', { message: `A change can be undone for ${limit}.` });
  const later = findLater(change, since);
  if (!later && (!deletedAt || isOfBeing(change))) return undefined;
  const other = later?.actorId === user.id ? null : later?.actorName;
  const what = other ? `${other} has changed it since.` : 'It was changed again since.';
  return new AppError('conflict', { message: `${what} Nothing was undone.` });
}
