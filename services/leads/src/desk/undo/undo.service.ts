import { type OwnChange, type OwnChangeKind, type Submission, undoHours } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Progress } from '../../inbox/bulk-changes/bulk-progress';
import type { LeadActivityEntity } from '../../leads/activity/lead-activity.entity';
import { LeadActivityRepository } from '../../leads/activity/lead-activity.repository';
import { findLater, stands } from '../../leads/activity/stands';
import { changeKinds, isChangeKind, wordsOf } from '../../leads/change-kinds';
import { announceChange, announceManyChanges } from '../../leads/events/lead-channel';
import { LeadRepository, type LockedLead } from '../../leads/lead.repository';
import { LeadChanges } from '../../leads/lead-changes';
import { isShown, LeadAccess } from '../../team/lead-settings/lead-access';
import { QuarantineService } from '../quarantine/quarantine.service';

const hourMs = 3_600_000;

/** Leads in one transaction: few, so that nobody waits for them. */
const batchSize = 200;

type Undoable = LeadActivityEntity & { kind: OwnChangeKind };

type Undone = { lead: LockedLead; activity: LeadActivityEntity };

/** Undoes what somebody changed: only they, within a day, and only while nobody has changed the same since. */
@Injectable()
export class UndoService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly activities: LeadActivityRepository,
    private readonly leads: LeadRepository,
    private readonly changes: LeadChanges,
    private readonly quarantine: QuarantineService,
    private readonly access: LeadAccess,
  ) {}

  /** What somebody can undo of a lead now, the newest first. */
  async list(leadId: string, user: SignedIn): Promise<OwnChange[]> {
    const { manager } = this.database;
    const lead = await this.leads.findUnlocked(manager, leadId, user);
    if (!lead) throw new AppError('not_found');
    const history = await this.activities.findSince(manager, [leadId]);
    const undone = new Set(history.map(({ undoes }) => undoes));
    return history
      .filter(isUndoable)
      .filter((change) => !undone.has(change.id) && isAllowed(change, user) && stands(change, lead, history))
      .map((change) => ({
        id: change.id,
        kind: change.kind,
        text: wordsOf(change.kind, change),
        entryId: changeKinds[change.kind].isEntry ? change.id : change.entryId,
        at: change.at.toISOString(),
      }));
  }

  /** Undoes one change of one lead. */
  undo(leadId: string, changeId: string, user: SignedIn): Promise<Submission> {
    return this.database.transaction(async (manager) => {
      const activity = await this.activities.find(manager, changeId, leadId);
      if (activity?.kind === 'correction') await this.changes.prepare(manager);
      const lead = await this.leads.lock(manager, leadId, user);
      if (!lead || !activity || !isUndoable(activity)) throw new AppError('not_found');
      const since = await this.activities.findSince(manager, [leadId], changeId);
      if (since.some(({ undoes }) => undoes === changeId)) throw new AppError('not_found');
      refuse(activity, lead, since, user);
      await this.putBack(manager, [{ lead, activity }], { actor: user });
      const changed = await this.leads.read(manager, leadId);
      await announceChange(manager, user.id, lead, changed);
      return changed;
    });
  }

  /** Undoes a change of many leads, some at a time; those that were changed again stay as they are. */
  async *undoMany(groupId: string, user: SignedIn): AsyncGenerator<string> {
    const total = await this.activities.countGroup(groupId, user.id);
    if (total === 0) throw new AppError('not_found', { message: 'There is nothing left to undo.' });
    const progress = new Progress(total, groupId);
    try {
      let after = groupId;
      for (let taken = batchSize; taken === batchSize; ) {
        const step = await this.database.transaction((manager) =>
          this.undoSome(manager, { groupId, after }, user),
        );
        taken = step.done;
        after = step.last ?? after;
        progress.add(step);
        yield progress.line(taken < batchSize);
      }
    } finally {
      const detail = `${progress.changedLeads} leads`;
      await recordAudit(this.database.manager, { actor: user, action: 'bulk_undone', detail });
    }
  }

  private async undoSome(
    manager: EntityManager,
    { groupId, after }: { groupId: string; after: string },
    user: SignedIn,
  ) {
    const place = { groupId, actorId: user.id, after };
    const leadIds = (await this.activities.findGroup(manager, place, batchSize)).map(({ leadId }) => leadId);
    const leads = await this.leads.lockMany(manager, leadIds, null);
    // Again, as somebody may have undone some of it until the leads were held.
    const members = await this.activities.findGroup(manager, place, batchSize);
    const of = new Map(members.map((activity) => [activity.leadId, activity]));
    const since = await this.activities.findSince(manager, leadIds, after);
    // Of a lead that they may not see any more nobody is told, not even that it was changed again, and it stays as it is.
    const limit = await this.access.limitOf(user, manager);
    const held = leads.flatMap((lead) => {
      const activity = isShown(limit, lead.owner?.id ?? null) && of.get(lead.id);
      return activity ? [{ lead, activity }] : [];
    });
    const standing = held.filter(({ lead, activity }) => stands(activity, lead, since));
    if (standing.length > 0) {
      await this.putBack(manager, standing, { actor: user, groupId });
      await announceManyChanges(manager, user.id);
    }
    const conflicts = held.filter((each) => !standing.includes(each));
    return {
      done: members.length,
      last: members.at(-1)?.id,
      changed: standing.length,
      conflicts: conflicts.map(({ lead }) => ({ ...lead, name: lead.contactData.name })),
    };
  }

  private async putBack(
    manager: EntityManager,
    undone: readonly Undone[],
    act: { actor: SignedIn; groupId?: string },
  ): Promise<void> {
    await this.changes.undo(manager, undone, act);
    if (undone[0]?.activity.kind === 'spam')
      await this.quarantine.tellOf(
        manager,
        undone.map(({ lead }) => lead.id),
      );
  }
}

/** What was set back together, or was written and taken away, has nothing to undo. */
const isUndoable = (activity: LeadActivityEntity): activity is Undoable =>
  isChangeKind(activity.kind) &&
  activity.erasedAt === null &&
  !(activity.undoes && (activity.groupId || activity.entryId)) &&
  (activity.entryId !== null || !changeKinds[activity.kind].remove);

/** Only who made it, while they may still do what undoes it. */
const isAllowed = ({ actorId, kind }: Undoable, { id, role }: SignedIn): boolean =>
  actorId === id && !((kind === 'deletion' || kind === 'restoration') && role === 'sales_executive');

/** Throws why a change can't be undone. */
function refuse(
  change: Undoable,
  lead: LockedLead,
  since: readonly LeadActivityEntity[],
  user: SignedIn,
): void {
  if (!isAllowed(change, user)) throw new AppError('not_allowed');
  if (Date.now() - change.at.getTime() > undoHours * hourMs)
    throw new AppError('conflict', { message: `A change can be undone for ${undoHours} hours.` });
  if (stands(change, lead, since)) return;
  const later = findLater(change, since);
  const what =
    later?.actorName && later.actorId !== user.id
      ? `${later.actorName} has changed it since.`
      : 'It was changed again since.';
  throw new AppError('conflict', { message: `${what} Nothing was undone.` });
}
