import { isDeepStrictEqual } from 'node:util';
import {
  type api,
  type Contact,
  type Note,
  type Owner,
  type RequestOf,
  type UndoableKind,
  unknownActor,
} from '@golghar/contracts';
import { type Actor, AppError } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { refreshSearch } from '../search-index/search-index';
import { LeadSettingsService } from '../team/lead-settings/lead-settings.service';
import { StaffRepository } from '../team/staff/staff.repository';
import type { LeadActivityEntity } from './activity/lead-activity.entity';
import { type Act, record } from './activity/record-activities';
import { changeKinds, type Made, type Values } from './change-kinds';
import { ContactEntity, NoteEntity, toEntry } from './entry.entity';
import { announceChange } from './events/lead-channel';
import { keepFirstContact } from './first-contact.sql';
import { LeadEntity } from './lead.entity';
import { LeadRepository } from './lead.repository';
import { lockPeople } from './people-links/person-links';
import { tellWebhooks } from './webhook-calls';

/** What each kind of change is to make of a lead, in this order. */
export type Wanted = { [Kind in UndoableKind]?: (lead: LeadEntity) => Values[Kind] };

const nobodyMessage = 'This colleague can’t sign in, so nobody would work the lead';

const writtenBy = ({ id, name }: Actor) => ({ id: uuid(), authorId: id, authorName: name });

const idsOf = (leads: readonly LeadEntity[]) => leads.map(({ id }) => id);

/** The one door through which leads change: each change with its activity, in one transaction. */
@Injectable()
export class LeadChanges {
  constructor(
    private readonly leads: LeadRepository,
    private readonly staff: StaffRepository,
    private readonly settings: LeadSettingsService,
  ) {}

  /**
   * Makes of locked leads what is wanted of each, and tells the screens; what is so already stays. Answers those that are
   * others now. A correction needs {@link lockPeople} before the leads are locked. The text of the act is about the owner.
   */
  async change(
    manager: EntityManager,
    leads: readonly LeadEntity[],
    asked: Wanted,
    { text, ...act }: Act,
  ): Promise<LeadEntity[]> {
    const wanted = { ...asked, ...(await this.takingBy(manager, leads, asked, act)) };
    const changed = new Set<LeadEntity>();
    for (const kind of Object.keys(wanted) as UndoableKind[]) {
      const wantedOf = wanted[kind] as (lead: LeadEntity) => Values[typeof kind];
      const made = await this.make(manager, kind, leads, wantedOf, kind === 'owner' ? { ...act, text } : act);
      for (const { lead } of made) changed.add(lead);
    }
    const { actor, groupId } = act;
    if (actor && !groupId)
      for (const lead of changed) await announceChange(manager, actor.id, lead, wanted.owner?.(lead));
    else if (changed.size > 0) await announceChange(manager, actor?.id ?? unknownActor.id);
    return [...changed];
  }

  private async make<Kind extends UndoableKind>(
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
    const happened = made.map(({ id, lead, before, after }) => {
      return { id: lead.id, reference: lead.reference, activityId: id, before, after };
    });
    await record(manager, kind, happened, act, listed);
    if (isSearched) await refreshSearch(manager, idsOf(made.map(({ lead }) => lead)));
    await follow?.({ ...act, manager }, made);
    const others = made.flatMap(({ lead, columns }) => (columns ? [lead] : []));
    // What was spam until now is as good as new to other programs.
    await tellWebhooks(manager, 'lead.created', idsOf(others.filter(({ quarantinedAt }) => quarantinedAt)));
    await tellWebhooks(manager, 'lead.changed', idsOf(others.filter(({ quarantinedAt }) => !quarantinedAt)));
    return made;
  }

  /** With it, who first works a lead of nobody becomes its owner, where the admins want it so. */
  private async takingBy(
    manager: EntityManager,
    [lead]: readonly LeadEntity[],
    { status, note, owner }: Wanted,
    { actor, groupId, undoes }: Act,
  ): Promise<Wanted> {
    const isAlone = actor && !actor.apiToken && !groupId && !undoes;
    if (!isAlone || !lead || lead.owner || owner) return {};
    if (!note && (!status || status(lead) === lead.status)) return {};
    const { takesByWorking } = await this.settings.find(manager);
    return takesByWorking ? { owner: () => ({ id: actor.id, name: actor.name }) } : {};
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
    const kind = first.kind as UndoableKind;
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

  async addNote(manager: EntityManager, lead: LeadEntity, content: string, actor: Actor): Promise<Note> {
    const note = Object.assign(new NoteEntity(), { ...writtenBy(actor), leadId: lead.id, content });
    await manager.insert(NoteEntity, note);
    await this.change(manager, [lead], { note: () => null }, { actor, entryId: note.id });
    return toEntry(note);
  }

  /** Logs a contact with a locked lead that is there; beside a closed deal and a reply, these alone count as the promised answer. */
  async logContact(
    manager: EntityManager,
    lead: LeadEntity,
    { outcome, channel, note }: RequestOf<typeof api.addContact>,
    actor: Actor,
  ): Promise<Contact> {
    const said = { outcome, channel: channel ?? null };
    const written = { ...writtenBy(actor), ...said, leadId: lead.id, note: note || null };
    const contact = Object.assign(new ContactEntity(), written);
    await manager.insert(ContactEntity, contact);
    await this.change(manager, [lead], { contact: () => said }, { actor, entryId: contact.id });
    return toEntry(contact);
  }

  /** Somebody who can own leads; null stays nobody. */
  async findOwner(manager: EntityManager, id: string | null): Promise<Owner | null> {
    if (id === null) return null;
    const member = await this.staff.findOneActive(manager, id);
    if (!member) throw new AppError('invalid', { fields: { ownerId: nobodyMessage } });
    return { id: member.id, name: member.name };
  }
}
