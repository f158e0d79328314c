import {
  type api,
  type CorrectedValues,
  correctableFields,
  type OwnChangeKind,
  type RequestOf,
  type Submission,
} from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { SearchIndex } from '../search-index/search-index';
import type { LeadActivityEntity, RecordedKind } from './activity/lead-activity.entity';
import { type Act, recordActivities } from './activity/record-activities';
import { type Aftermath, changeKinds, type Made, recordedActions, type Values } from './change-kinds';
import { missingLead } from './deletion';
import { announceChange } from './events/lead-channel';
import { keepFirstContact } from './first-contact.sql';
import { LeadRepository, type LockedLead } from './lead.repository';
import { Ownership } from './ownership/ownership';
import { PersonLinker } from './people-links/person-linker';
import { tellWebhooks } from './webhook-calls';

/** What each kind of change is to make of a lead, in this order. */
export type Wanted = { [Kind in OwnChangeKind]?: (lead: LockedLead) => Values[Kind] };

/** The one door through which leads change: each change with its activity, in one transaction. */
@Injectable()
export class LeadChanges {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly searchIndex: SearchIndex,
    private readonly ownership: Ownership,
    private readonly linker: PersonLinker,
  ) {}

  /**
   * Changes locked leads, each to what is wanted of it; what is so already stays. Answers those that are others now.
   * A correction needs {@link prepare} before the leads are locked.
   */
  async change<Kind extends OwnChangeKind>(
    manager: EntityManager,
    kind: Kind,
    leads: readonly LockedLead[],
    wantedOf: (lead: LockedLead) => Values[Kind],
    act: Act,
  ): Promise<LockedLead[]> {
    const { plan, isSearched, follow, action, isListedInGroup } = changeKinds[kind];
    const made: Made<Values[Kind]>[] = leads.flatMap((lead) => {
      const planned = plan(lead, wantedOf(lead), act.actor);
      return planned ? [{ id: uuid(), lead, ...planned }] : [];
    });
    if (made.length === 0) return [];
    await this.leads.change(manager, made, act);
    const isAlone = act.groupId === undefined;
    const listed = isAlone && act.undoes ? 'change_undone' : isAlone || isListedInGroup ? action : null;
    await recordActivities(
      manager,
      made.map(({ id, lead, before, after }) => ({ id, lead, kind, before, after, action: listed })),
      act,
    );
    const changed = made.map(({ lead }) => lead);
    if (isSearched)
      await this.searchIndex.refresh(
        manager,
        changed.map(({ id }) => id),
      );
    await follow?.(this.aftermath(manager, act), made);
    await this.tell(manager, made);
    return changed;
  }

  /** Undoes activities of one kind, each of a locked lead, which was not changed in the same way since. */
  async undo(
    manager: EntityManager,
    undone: readonly { lead: LockedLead; activity: LeadActivityEntity }[],
    act: Pick<Act, 'actor' | 'groupId'>,
  ): Promise<void> {
    const [first] = undone;
    const kind = first?.activity.kind as OwnChangeKind;
    const { inverse = kind, remove } = changeKinds[kind];
    const activities = new Map(undone.map(({ activity }) => [activity.leadId, activity]));
    for (const { activity } of undone) if (activity.entryId) await remove?.(manager, activity.entryId);
    await this.change(
      manager,
      inverse,
      undone.map(({ lead }) => lead),
      ({ id }) => (activities.get(id)?.before ?? null) as Values[typeof inverse],
      {
        ...act,
        entryId: first?.activity.entryId ?? undefined,
        undoes: new Map(undone.map(({ activity }) => [activity.leadId, activity.id])),
      },
    );
  }

  /** Writes down what happens to leads without changing them. */
  async record(
    manager: EntityManager,
    kind: RecordedKind | 'owner',
    leads: readonly { id: string; reference: string }[],
    act: Act,
  ): Promise<void> {
    const action = recordedActions[kind];
    await recordActivities(
      manager,
      leads.map((lead) => ({ lead, kind, action })),
      act,
    );
  }

  /** Writes down an answer by e-mail, which is a contact. */
  async answer(manager: EntityManager, lead: LockedLead, act: Act): Promise<void> {
    await this.leads.change(manager, [{ lead, columns: { updatedAt: () => 'now()' } }]);
    await manager.query(keepFirstContact, [[lead.id]]);
    await this.record(manager, 'reply', [lead], act);
    await tellWebhooks(manager, 'lead.changed', [lead.id]);
  }

  /** To be called before leads are locked that may be corrected; see {@link PersonLinker.lock}. */
  prepare(manager: EntityManager): Promise<void> {
    return this.linker.lock(manager);
  }

  /** Makes all changes that are wanted of locked leads; answers how many leads are others now. The text is the owner's. */
  async apply(
    manager: EntityManager,
    leads: readonly LockedLead[],
    wanted: Wanted,
    { text, ...act }: Act,
  ): Promise<number> {
    const changed = new Set<string>();
    for (const kind of Object.keys(wanted) as OwnChangeKind[]) {
      const wantedOf = wanted[kind] as (lead: LockedLead) => Values[typeof kind];
      const ofKind = kind === 'owner' ? { ...act, text } : act;
      for (const { id } of await this.change(manager, kind, leads, wantedOf, ofKind)) changed.add(id);
    }
    return changed.size;
  }

  /** Changes what is named of a lead; what is the same already changes nothing. */
  async update(
    id: string,
    { version, ...changes }: RequestOf<typeof api.updateSubmission>,
    user: SignedIn,
  ): Promise<Submission> {
    const isCorrection = correctableFields.some((field) => changes[field] !== undefined);
    return this.within(id, user, { isCorrection }, async (manager, lead) => {
      if (lead.deletion) throw missingLead(lead.deletion);
      if (version !== undefined && version !== lead.version)
        throw new AppError('conflict', { message: 'Somebody else changed this lead in the meantime.' });
      const { status, tags, ownerId, ownerNote, nextStep, answerNeeded, ...others } = changes;
      const isOthers = ownerId !== undefined && ownerId !== (lead.owner?.id ?? null);
      const owner = isOthers ? await this.ownership.findOwner(manager, ownerId) : null;
      const wanted: Wanted = {
        ...(status && { status: () => status }),
        ...(tags && { tags: () => tags }),
        ...(isOthers && { owner: () => owner }),
        ...(nextStep !== undefined && { nextStep: () => nextStep }),
        ...(answerNeeded !== undefined && { answerNeeded: () => (answerNeeded ? 'yes' : 'no') }),
        prospects: () => others as Values['prospects'],
        correction: () => others as CorrectedValues,
      };
      await this.apply(manager, [lead], wanted, { actor: user, text: ownerNote || null });
    });
  }

  /** Hides a lead; it can be restored until it is erased. */
  async delete(id: string, user: SignedIn): Promise<void> {
    await this.within(id, user, {}, async (manager, lead) => {
      if (lead.deletion) throw missingLead(lead.deletion);
      await this.change(manager, 'deletion', [lead], () => null, { actor: user });
    });
  }

  restore(id: string, user: SignedIn): Promise<Submission> {
    return this.within(id, user, {}, async (manager, lead) => {
      if (lead.deletion) await this.change(manager, 'restoration', [lead], () => null, { actor: user });
    });
  }

  /** Erases a deleted lead before its time, with all that belongs to it. */
  async erase(id: string, user: SignedIn): Promise<void> {
    await this.database.transaction(async (manager) => {
      // The person goes with the last lead: nobody may be merged into them just then.
      await this.prepare(manager);
      const lead = await this.leads.lock(manager, id, user);
      if (!lead) throw new AppError('not_found');
      if (!lead.deletion) throw new AppError('conflict', { message: 'Only a deleted lead can be erased.' });
      await this.record(manager, 'erased', [lead], { actor: user });
      await this.leads.erase(manager, id);
      await announceChange(manager, user.id, lead);
    });
  }

  /** Runs a change while nobody else can change the lead, and answers with what it is then. */
  private within(
    id: string,
    user: SignedIn,
    { isCorrection = false }: { isCorrection?: boolean },
    work: (manager: EntityManager, lead: LockedLead) => Promise<void>,
  ): Promise<Submission> {
    return this.database.transaction(async (manager) => {
      if (isCorrection) await this.prepare(manager);
      const lead = await this.leads.lock(manager, id, user);
      if (!lead) throw new AppError('not_found');
      await work(manager, lead);
      const changed = await this.leads.read(manager, id);
      if (changed.version !== lead.version) await announceChange(manager, user.id, lead, changed);
      return changed;
    });
  }

  /** What was spam until now is as good as new to other programs. */
  private async tell(manager: EntityManager, made: readonly Made<unknown>[]): Promise<void> {
    const changed = made.flatMap(({ lead, columns }) => (columns ? [lead] : []));
    const idsOf = (isQuarantined: boolean) =>
      changed.filter((lead) => lead.isQuarantined === isQuarantined).map(({ id }) => id);
    await tellWebhooks(manager, 'lead.created', idsOf(true));
    await tellWebhooks(manager, 'lead.changed', idsOf(false));
  }

  private aftermath(manager: EntityManager, { actor, groupId, undoes }: Act): Aftermath {
    const { ownership, linker } = this;
    return { manager, actor, groupId: groupId ?? null, isUndo: undoes !== undefined, ownership, linker };
  }
}
