import { isDeepStrictEqual } from 'node:util';
import {
  type api,
  type LeadStatus,
  type Owner,
  type RequestOf,
  type UndoableKind,
  unknownActor,
} from '@golghar/contracts';
import { type Actor, AppError } from '@golghar/platform';
import { type EntityManager, In } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { refreshSearch } from '../search-index/search-index';
import { findLeadSettings } from '../team/lead-settings';
import { findColleague } from '../team/staff';
import type { Made, Values } from './change-kind';
import { changeKinds } from './change-kinds';
import { ContactEntity, toEntry } from './entry.entity';
import { announceChange } from './events/lead-channel';
import { idsOf, type LeadColumns, LeadCountEntity, LeadEntity } from './lead.entity';
import { type Act, type LeadActivityEntity, record } from './lead-activity.entity';
import { queueWebhooks } from './webhook-calls';

/** The wanted value of each kind of change, applied in this order. */
export type Wanted = { [Kind in UndoableKind]?: (lead: LeadEntity) => Values[Kind] };

/**
 * The only way to change leads: applies the wanted changes to locked leads, records an activity for each, and notifies the
 * screens; what already is so stays. Returns the leads that changed. A correction needs `lockPeople` before the leads are
 * locked. The text of the act is about the owner.
 */
export async function changeLeads(
  manager: EntityManager,
  leads: readonly LeadEntity[],
  asked: Wanted,
  { text, ...act }: Act,
): Promise<LeadEntity[]> {
  const wanted = { ...asked, ...(await ownerByWorking(manager, leads, asked, act)) };
  const changed = new Set<LeadEntity>();
  for (const kind of Object.keys(wanted) as UndoableKind[]) {
    const wantedOf = wanted[kind] as (lead: LeadEntity) => Values[typeof kind];
    const made = await make(manager, kind, leads, wantedOf, kind === 'owner' ? { ...act, text } : act);
    for (const { lead } of made) changed.add(lead);
  }
  const { actor, groupId } = act;
  if (actor && !groupId)
    for (const lead of changed) await announceChange(manager, actor.id, lead, wanted.owner?.(lead));
  else if (changed.size > 0) await announceChange(manager, actor?.id ?? unknownActor.id);
  return [...changed];
}

/** The change of owner that comes with it if, by the admins' setting, the first to work a lead without an owner takes it. */
async function ownerByWorking(
  manager: EntityManager,
  [lead]: readonly LeadEntity[],
  { status, owner, ...wanted }: Wanted,
  { actor, groupId, undoes }: Act,
): Promise<Wanted> {
  const isAlone = actor && !actor.apiToken && !groupId && !undoes;
  if (!isAlone || !lead || lead.owner || owner) return {};
  const isWorked = wanted.note ?? wanted.contact ?? wanted.reply ?? (status && status(lead) !== lead.status);
  if (!isWorked) return {};
  const { takesByWorking } = await findLeadSettings(manager);
  return takesByWorking ? { owner: () => ({ id: actor.id, name: actor.name }) } : {};
}

async function make<Kind extends UndoableKind>(
  manager: EntityManager,
  kind: Kind,
  leads: readonly LeadEntity[],
  wantedOf: (lead: LeadEntity) => Values[Kind],
  act: Act,
): Promise<Made<Values[Kind]>[]> {
  const { plan, isSearched, follow, action, inverse, remove } = changeKinds[kind];
  const isField = !inverse && !remove;
  const made: Made<Values[Kind]>[] = leads.flatMap((lead) => {
    const planned = plan(lead, wantedOf(lead), act.actor);
    if (!planned || (isField && isDeepStrictEqual(planned.before, planned.after))) return [];
    return [{ id: uuid(), lead, ...planned }];
  });
  if (made.length === 0) return made;
  await updateLeads(manager, made, act);
  const isAlone = act.groupId === undefined;
  const listed = isAlone && act.undoes ? 'change_undone' : isAlone || inverse ? action : null;
  const happened = made.map(({ id, lead, before, after }) => {
    return { id: lead.id, reference: lead.reference, activityId: id, before, after };
  });
  await record(manager, kind, happened, act, listed);
  if (isSearched) await refreshSearch(manager, idsOf(made.map(({ lead }) => lead)));
  await follow?.({ ...act, manager }, made);
  const others = made.flatMap(({ lead, columns }) => (columns ? [lead] : []));
  // A lead that is no longer spam is new to other programs.
  await queueWebhooks(manager, 'lead.created', idsOf(others.filter(({ quarantinedAt }) => quarantinedAt)));
  await queueWebhooks(manager, 'lead.changed', idsOf(others.filter(({ quarantinedAt }) => !quarantinedAt)));
  return made;
}

/** The status under which a lead is counted; undefined if deleted. */
const countedAs = (lead: LeadEntity, { deletedAt, status }: LeadColumns = {}): LeadStatus | undefined =>
  (deletedAt === undefined ? lead.deletedAt : deletedAt)
    ? undefined
    : ((status as LeadStatus | undefined) ?? lead.status);

const nextVersion = () => 'version + 1';

/** Updates locked leads and their versions, and the stored counts per status. */
async function updateLeads(
  manager: EntityManager,
  changes: readonly { lead: LeadEntity; columns?: LeadColumns | undefined }[],
  { isUncounted = false }: Pick<Act, 'isUncounted'>,
): Promise<void> {
  const alike = new Map<string, { ids: string[]; columns: LeadColumns }>();
  for (const { lead, columns } of changes) {
    if (!columns) continue;
    const key = JSON.stringify(columns);
    const { ids } = alike.get(key) ?? { ids: [] };
    alike.set(key, { ids: [...ids, lead.id], columns });
  }
  for (const { ids, columns } of alike.values())
    await manager.update(LeadEntity, { id: In(ids) }, { ...columns, version: nextVersion });
  if (isUncounted) return;
  await moveCounts(manager, {
    from: changes.flatMap(({ lead }) => countedAs(lead) ?? []),
    to: changes.flatMap(({ lead, columns }) => countedAs(lead, columns) ?? []),
  });
}

/** Moves leads from the stored counts of their old statuses to those of the new ones. */
export async function moveCounts(
  manager: EntityManager,
  { from = [], to = [] }: { from?: readonly LeadStatus[]; to?: readonly LeadStatus[] },
): Promise<void> {
  const steps = new Map<LeadStatus, number>();
  for (const status of from) steps.set(status, (steps.get(status) ?? 0) - 1);
  for (const status of to) steps.set(status, (steps.get(status) ?? 0) + 1);
  // Always in the same order, so that two changes never deadlock.
  for (const [status, by] of [...steps].sort())
    if (by !== 0) await manager.increment(LeadCountEntity, { status }, 'count', by);
}

/** Undoes activities of one kind, each of a locked lead that was not changed in the same way since. */
export async function undoChanges(
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
  await changeLeads(
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

export const authorOf = ({ id, name }: Actor) => ({ id: uuid(), authorId: id, authorName: name });

/**
 * Logs a contact with a locked lead that is not deleted. Besides a closed deal and a reply, only these count as the promised
 * answer.
 */
export async function logContact(
  manager: EntityManager,
  lead: LeadEntity,
  { outcome, channel, note }: RequestOf<typeof api.addContact>,
  actor: Actor,
) {
  const said = { outcome, channel: channel ?? null };
  const written = { ...authorOf(actor), ...said, leadId: lead.id, note: note || null };
  const contact = Object.assign(new ContactEntity(), written);
  await manager.insert(ContactEntity, contact);
  await changeLeads(manager, [lead], { contact: () => said }, { actor, entryId: contact.id });
  return toEntry(contact);
}

const nobodyMessage = 'This colleague can’t sign in, so nobody would work the lead';

/** Somebody who can own leads; null stays null. */
export async function findOwner(manager: EntityManager, id: string | null): Promise<Owner | null> {
  if (id === null) return null;
  const member = await findColleague(manager, id);
  if (!member) throw new AppError('invalid', { fields: { ownerId: nobodyMessage } });
  return { id: member.id, name: member.name };
}
