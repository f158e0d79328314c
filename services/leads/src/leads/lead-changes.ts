import { isDeepStrictEqual } from 'node:util';
import {
  type api,
  type CorrectedValues,
  correctableFields,
  type OwnChangeKind,
  type Owner,
  type RequestOf,
  type Submission,
  unknownActor,
} from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { refreshSearch } from '../search-index/search-index';
import { StaffRepository } from '../team/staff/staff.repository';
import type { LeadActivityEntity } from './activity/lead-activity.entity';
import { type Act, record, recordActivities } from './activity/record-activities';
import { changeKinds, type Made, type Values } from './change-kinds';
import { announceChange, announceManyChanges } from './events/lead-channel';
import { keepFirstContact } from './first-contact.sql';
import { LeadEntity } from './lead.entity';
import { LeadRepository, missingLead } from './lead.repository';
import { lockPeople } from './people-links/person-links';
import { tellWebhooks } from './webhook-calls';

/** What each kind of change is to make of a lead, in this order. */
export type Wanted = { [Kind in OwnChangeKind]?: (lead: LeadEntity) => Values[Kind] };

const nobodyMessage = 'This colleague can’t sign in, so nobody would work the lead';

const idsOf = (leads: readonly LeadEntity[]) => leads.map(({ id }) => id);

/** The one door through which leads change: each change with its activity, in one transaction. */
@Injectable()
export class LeadChanges {
  constructor(
    private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly staff: StaffRepository,
  ) {}

  /**
   * Makes of locked leads what is wanted of each, and tells the screens; what is so already stays. Answers those that are
   * others now. A correction needs {@link lockPeople} before the leads are locked. The text of the act is about the owner.
   */
  async change(
    manager: EntityManager,
    leads: readonly LeadEntity[],
    wanted: Wanted,
    { text, ...act }: Act,
  ): Promise<LeadEntity[]> {
    const changed = new Set<LeadEntity>();
    for (const kind of Object.keys(wanted) as OwnChangeKind[]) {
      const wantedOf = wanted[kind] as (lead: LeadEntity) => Values[typeof kind];
      const made = await this.make(manager, kind, leads, wantedOf, kind === 'owner' ? { ...act, text } : act);
      for (const { lead } of made) changed.add(lead);
    }
    const { actor, groupId } = act;
    if (actor && !groupId)
      for (const lead of changed) await announceChange(manager, actor.id, lead, wanted.owner?.(lead));
    else if (changed.size > 0) await announceManyChanges(manager, actor?.id ?? unknownActor.id);
    return [...changed];
  }

  private async make<Kind extends OwnChangeKind>(
    manager: EntityManager,
    kind: Kind,
    leads: readonly LeadEntity[],
    wantedOf: (lead: LeadEntity) => Values[Kind],
    act: Act,
  ): Promise<Made<Values[Kind]>[]> {
    const { plan, isSearched, follow, action, isListedInGroup, inverse, remove } = changeKinds[kind];
    const isField = !inverse && !remove;
    const made: Made<Values[Kind]>[] = leads.flatMap((lead) => {
      const planned = plan(lead, wantedOf(lead), act.actor);
      if (!planned || (isField && isDeepStrictEqual(planned.before, planned.after))) return [];
      return [{ id: uuid(), lead, ...planned }];
    });
    if (made.length === 0) return made;
    await this.leads.change(manager, made, act);
    const isAlone = act.groupId === undefined;
    const listed = isAlone && act.undoes ? 'change_undone' : isAlone || isListedInGroup ? action : null;
    await recordActivities(
      manager,
      made.map(({ id, lead, before, after }) => ({ id, lead, kind, before, after, action: listed })),
      act,
    );
    if (isSearched) await refreshSearch(manager, idsOf(made.map(({ lead }) => lead)));
    await follow?.({ ...act, manager }, made);
    const others = made.flatMap(({ lead, columns }) => (columns ? [lead] : []));
    // What was spam until now is as good as new to other programs.
    await tellWebhooks(manager, 'lead.created', idsOf(others.filter(({ quarantinedAt }) => quarantinedAt)));
    await tellWebhooks(manager, 'lead.changed', idsOf(others.filter(({ quarantinedAt }) => !quarantinedAt)));
    return made;
  }

  /** Undoes activities of one kind, each of a locked lead, which was not changed in the same way since. */
  async undo(
    manager: EntityManager,
    undone: readonly { lead: LeadEntity; activity: LeadActivityEntity }[],
    act: Pick<Act, 'actor' | 'groupId'>,
  ): Promise<void> {
    const activities = new Map(undone.map(({ activity }) => [activity.leadId, activity]));
    const [first] = activities.values();
    if (!first) return;
    const kind = first.kind as OwnChangeKind;
    const { inverse = kind, remove } = changeKinds[kind];
    for (const { entryId } of activities.values()) if (entryId) await remove?.(manager, entryId);
    await this.change(
      manager,
      undone.map(({ lead }) => lead),
      { [inverse]: ({ id }: LeadEntity) => activities.get(id)?.before ?? null },
      {
        ...act,
        entryId: first.entryId ?? undefined,
        undoes: new Map([...activities].map(([leadId, { id }]) => [leadId, id])),
      },
    );
  }

  /** Writes down an answer by e-mail, which is a contact. */
  async answer(manager: EntityManager, lead: LeadEntity, act: Act): Promise<void> {
    await this.leads.change(manager, [{ lead, columns: { updatedAt: () => 'now()' } }]);
    await manager.query(keepFirstContact, [[lead.id]]);
    await record(manager, 'reply', [lead], act);
    await tellWebhooks(manager, 'lead.changed', [lead.id]);
  }

  /** Changes what is named of a lead; what is the same already changes nothing. */
  async update(
    id: string,
    { version, ...changes }: RequestOf<typeof api.updateSubmission>,
    user: SignedIn,
  ): Promise<Submission> {
    const isCorrection = correctableFields.some((field) => changes[field] !== undefined);
    return this.within(
      id,
      user,
      async (manager, lead) => {
        if (lead.deletedAt) throw missingLead(lead);
        if (version !== undefined && version !== lead.version)
          throw new AppError('conflict', { message: 'Somebody else changed this lead in the meantime.' });
        const { status, tags, ownerId, ownerNote, nextStep, answerNeeded, ...others } = changes;
        const isOthers = ownerId !== undefined && ownerId !== (lead.owner?.id ?? null);
        const owner = isOthers ? await this.findOwner(manager, ownerId) : null;
        const wanted: Wanted = {
          ...(status && { status: () => status }),
          ...(tags && { tags: () => tags }),
          ...(isOthers && { owner: () => owner }),
          ...(nextStep !== undefined && { nextStep: () => nextStep }),
          ...(answerNeeded !== undefined && { answerNeeded: () => (answerNeeded ? 'yes' : 'no') }),
          prospects: () => others as Values['prospects'],
          correction: () => others as CorrectedValues,
        };
        await this.change(manager, [lead], wanted, { actor: user, text: ownerNote || null });
      },
      { isCorrection },
    );
  }

  /** Hides a lead; it can be restored until it is erased. */
  async delete(id: string, user: SignedIn): Promise<void> {
    await this.within(id, user, async (manager, lead) => {
      if (lead.deletedAt) throw missingLead(lead);
      await this.change(manager, [lead], { deletion: () => null }, { actor: user });
    });
  }

  restore(id: string, user: SignedIn): Promise<Submission> {
    return this.within(id, user, async (manager, lead) => {
      if (lead.deletedAt) await this.change(manager, [lead], { restoration: () => null }, { actor: user });
    });
  }

  /** Erases a deleted lead before its time, with all that belongs to it. */
  async erase(id: string, user: SignedIn): Promise<void> {
    await this.database.transaction(async (manager) => {
      // The person goes with the last lead: nobody may be merged into them just then.
      await lockPeople(manager);
      const lead = await this.leads.lock(manager, id, user);
      if (!lead.deletedAt) throw new AppError('conflict', { message: 'Only a deleted lead can be erased.' });
      await record(manager, 'erased', [lead], { actor: user });
      await manager.delete(LeadEntity, { id });
      await announceChange(manager, user.id, lead);
    });
  }

  /** Somebody who can own leads; null stays nobody. */
  async findOwner(manager: EntityManager, id: string | null): Promise<Owner | null> {
    if (id === null) return null;
    const member = await this.staff.findOneActive(manager, id);
    if (!member) throw new AppError('invalid', { fields: { ownerId: nobodyMessage } });
    return { id: member.id, name: member.name };
  }

  /** Does something to a lead while nobody else can change it, and answers with what it is then. */
  within(
    id: string,
    user: SignedIn,
    work: (manager: EntityManager, lead: LeadEntity) => Promise<unknown>,
    { isCorrection = false }: { isCorrection?: boolean } = {},
  ): Promise<Submission> {
    return this.database.transaction(async (manager) => {
      if (isCorrection) await lockPeople(manager);
      await work(manager, await this.leads.lock(manager, id, user));
      return this.leads.read(manager, id);
    });
  }
}
