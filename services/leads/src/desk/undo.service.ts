import { type Submission, type UndoableChange, type UndoableKind, undoHours } from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { changeMany } from '../inbox/bulk-changes/change-many';
import { LeadActivityEntity } from '../leads/activity/lead-activity.entity';
import { changeKindNames, changeKinds, isChangeKind, wordsOf } from '../leads/change-kinds';
import type { LeadEntity } from '../leads/lead.entity';
import { LeadRepository } from '../leads/lead.repository';
import { LeadChanges } from '../leads/lead-changes';
import { lockPeople } from '../leads/people-links/person-links';
import { announceReturned } from './quarantine.service';

const hourMs = 3_600_000;

const recently = `activity.at > now() - interval '${undoHours} hours'`;

type Undoable = LeadActivityEntity & { kind: UndoableKind };

type Undone = { lead: LeadEntity; activity: LeadActivityEntity };

/** Undoes what somebody changed: only they, within a day, and only while nobody has changed the same since. */
@Injectable()
export class UndoService {
  constructor(
    private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly changes: LeadChanges,
  ) {}

  /** What somebody can undo of a lead now, the newest first. */
  async list(leadId: string, user: SignedIn): Promise<UndoableChange[]> {
    const { manager } = this.database;
    const lead = await this.leads.findUnlocked(manager, leadId, user);
    const history = await historyOf(manager, [leadId]);
    return history
      .filter(isUndoable)
      .filter((change) => !refusal(change, lead, history, user))
      .map((change) => ({
        id: change.id,
        kind: change.kind,
        text: wordsOf(change),
        entryId: changeKinds[change.kind].isEntry ? change.id : change.entryId,
        at: change.at.toISOString(),
      }));
  }

  /** Undoes one change of one lead. */
  undo(leadId: string, changeId: string, user: SignedIn): Promise<Submission> {
    return this.database.transaction(async (manager) => {
      const activity = await manager.findOneBy(LeadActivityEntity, { id: changeId, leadId });
      if (activity?.kind === 'correction') await lockPeople(manager);
      const lead = await this.leads.lock(manager, leadId, user);
      if (!activity || !isUndoable(activity)) throw new AppError('not_found');
      const refused = refusal(activity, lead, await historyOf(manager, [leadId], changeId), user);
      if (refused) throw refused;
      await this.putBack(manager, [{ lead, activity }], { actor: user });
      return this.leads.read(manager, leadId);
    });
  }

  /** Undoes a change of many leads, some at a time; those that were changed again stay as they are. */
  async *undoMany(groupId: string, user: SignedIn): AsyncGenerator<string> {
    const items = await undoableOf(this.database.manager, groupId, user)
      .select('activity.id')
      .orderBy('activity.id')
      .getMany();
    if (items.length === 0) throw new AppError('not_found', { message: 'There is nothing left to undo.' });
    yield* changeMany(this.database, {
      items: items.map(({ id }) => id),
      undo: groupId,
      apply: (manager, ids) => this.undoSome(manager, groupId, ids, user),
      entry: { actor: user, action: 'bulk_undone' },
    });
  }

  private async undoSome(manager: EntityManager, groupId: string, ids: readonly string[], user: SignedIn) {
    const find = () =>
      undoableOf(manager, groupId, user).andWhere('activity.id = ANY(:ids)', { ids }).getMany();
    const leadIds = (await find()).map(({ leadId }) => leadId);
    // Of a lead that they may not see any more nobody is told, not even that it was changed again, and it stays as it is.
    const leads = await this.leads.lockMany(manager, leadIds, user);
    // Again, as somebody may have undone some of it until the leads were held.
    const activities = new Map((await find()).map((activity) => [activity.leadId, activity]));
    const held = leads.flatMap((lead) => {
      const activity = activities.get(lead.id);
      return activity ? [{ lead, activity }] : [];
    });
    const since = await historyOf(manager, leadIds, ids[0]);
    const standing = held.filter(({ lead, activity }) => !refusal(activity, lead, since, user));
    await this.putBack(manager, standing, { actor: user, groupId });
    const conflicts = held.filter((each) => !standing.includes(each)).map(({ lead }) => lead);
    return { changed: standing.length, conflicts };
  }

  private async putBack(
    manager: EntityManager,
    undone: readonly Undone[],
    act: { actor: SignedIn; groupId?: string },
  ): Promise<void> {
    await this.changes.undo(manager, undone, act);
    const leads = undone.map(({ lead }) => lead);
    if (undone[0]?.activity.kind === 'spam') await announceReturned(manager, leads);
  }
}

/** What happened to leads, the newest first: since an activity, or as long as it can be undone. */
const historyOf = (manager: EntityManager, leadIds: readonly string[], id?: string) =>
  manager
    .createQueryBuilder(LeadActivityEntity, 'activity')
    .where('activity.leadId = ANY(:leadIds)', { leadIds })
    .andWhere(id ? 'activity.id > :id' : recently, { id })
    .orderBy('activity.id', 'DESC')
    .getMany();

/** What somebody did to many leads together and is not undone yet, as long as that can be. */
const undoableOf = (manager: EntityManager, groupId: string, { id: actorId }: SignedIn) =>
  manager
    .createQueryBuilder(LeadActivityEntity, 'activity')
    .where('activity.groupId = :groupId AND activity.actorId = :actorId', { groupId, actorId })
    .andWhere('activity.kind IN (:...changeKindNames)', { changeKindNames })
    .andWhere(`activity.undoes IS NULL AND activity.erasedAt IS NULL AND ${recently}`)
    .andWhere(
      'NOT EXISTS (SELECT FROM lead_activity undo WHERE undo.lead_id = activity.lead_id AND undo.undoes = activity.id)',
    );

/** What was set back together, or was written and taken away, has nothing to undo. */
const isUndoable = (activity: LeadActivityEntity): activity is Undoable =>
  isChangeKind(activity.kind) &&
  activity.erasedAt === null &&
  !(activity.undoes && (activity.groupId || activity.entryId)) &&
  (activity.entryId !== null || !changeKinds[activity.kind].remove);

/** Whether it is about the lead's being there. */
const isOfBeing = ({ kind }: LeadActivityEntity): boolean =>
  isChangeKind(kind) && changeKinds[kind].inverse !== undefined;

/** What a change is about, so that another may stand in the way of its Undo: fields, the lead itself, a note. */
function topicsOf(activity: LeadActivityEntity): string[] {
  const { kind, after, entryId } = activity;
  if (isOfBeing(activity)) return ['being there'];
  if (isChangeKind(kind) && changeKinds[kind].remove) return [`${entryId}`];
  if (kind === 'prospects' || kind === 'correction')
    return Object.keys(after ?? {}).map((field) => `${kind} ${field}`);
  return [kind];
}

/**
 * The latest change that stands in the way of an Undo: a later one of the same, unless it was undone.
 * @param history what happened to the lead since, the newest first
 */
function findLater(change: LeadActivityEntity, history: readonly LeadActivityEntity[]) {
  // Whose Undo was not undone itself.
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
 * Why somebody can't undo a change, if so; of a lead that is not there, only that can be undone.
 * @param since what happened to the lead after it, the newest first
 */
function refusal(
  change: LeadActivityEntity,
  { deletedAt }: LeadEntity,
  since: readonly LeadActivityEntity[],
  user: SignedIn,
): AppError | undefined {
  const { kind, actorId } = change;
  if (since.some(({ undoes }) => undoes === change.id)) return new AppError('not_found');
  // Only who made it, while they may still do what undoes it.
  const isForManagers = kind === 'deletion' || kind === 'restoration';
  if (actorId !== user.id || (isForManagers && user.role === 'sales_executive'))
    return new AppError('not_allowed');
  if (Date.now() - change.at.getTime() > undoHours * hourMs)
    return new AppError('conflict', { message: `A change can be undone for ${undoHours} hours.` });
  const later = findLater(change, since);
  if (!later && (!deletedAt || isOfBeing(change))) return undefined;
  const other = later?.actorId === user.id ? null : later?.actorName;
  const what = other ? `${other} has changed it since.` : 'It was changed again since.';
  return new AppError('conflict', { message: `${what} Nothing was undone.` });
}
