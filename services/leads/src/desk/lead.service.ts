import {
  type AnswerOf,
  type api,
  type CorrectedValues,
  correctableFields,
  type LeadStatus,
  type Owner,
  type RequestOf,
} from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { type EntityManager, In } from 'typeorm';
import { findAlertRecipients, findAlertsOf, queueAlerts } from '../delivery/alerts/alerts';
import { findReplies } from '../delivery/replies/reply.sql';
import { findThankYou, queueThankYous } from '../delivery/thank-you/thank-you-email';
import type { Values } from '../leads/change-kind';
import { ContactEntity, NoteEntity, toEntry } from '../leads/entry.entity';
import { announce, announceChange } from '../leads/events/lead-channel';
import { LeadEntity } from '../leads/lead.entity';
import {
  findLead,
  findShownLead,
  lockLead,
  lockPresentLead,
  missingLead,
  readLead,
} from '../leads/lead.repository';
import { LeadActivityEntity, record } from '../leads/lead-activity.entity';
import { authorOf, changeLeads, findOwner, logContact, type Wanted } from '../leads/lead-changes';
import { lockPeople } from '../leads/people-links/person-links';
import { findStaffNames, withCurrentNames } from '../team/staff';

export const shownKinds = ['status', 'owner', 'correction'] as const;

/** A change of a lead as the API returns it, with the fields of its kind. Without an author a rule gave it an owner. */
const toChange = <Value>({ id, before, after, text, actorId, actorName, at }: LeadActivityEntity) => ({
  id,
  before: before as Value,
  after: after as Value,
  from: before as Value,
  to: after as Value,
  author: (actorId ? { id: actorId, name: actorName } : null) as Owner,
  note: text,
  createdAt: at,
});

/** A lead with everything that happened to it, under everybody's current names. */
export async function readDetail(
  manager: EntityManager,
  { id, quarantine }: LeadEntity,
): Promise<AnswerOf<typeof api.getSubmission>['submission']> {
  const written = { where: { leadId: id }, order: { createdAt: 'DESC', id: 'DESC' } } as const;
  const [history, notes, contacts, alerts, replies, thankYou, names] = await Promise.all([
    manager.find(LeadActivityEntity, {
      where: { leadId: id, kind: In(shownKinds) },
      order: { at: 'DESC', id: 'DESC' },
    }),
    manager.find(NoteEntity, written),
    manager.find(ContactEntity, written),
    findAlertsOf(manager, id),
    findReplies(manager, id),
    findThankYou(manager, id),
    findStaffNames(manager),
  ]);
  const changesOf = <Value>(wanted: (typeof shownKinds)[number]) =>
    history.filter(({ kind }) => kind === wanted).map((activity) => toChange<Value>(activity));
  const parts = {
    notes: notes.map(toEntry),
    contacts: contacts.map(toEntry),
    alerts,
    statusChanges: changesOf<LeadStatus>('status'),
    ownerChanges: changesOf<Owner | null>('owner'),
    corrections: changesOf<CorrectedValues>('correction'),
    quarantine,
    replies,
    thankYou,
  };
  return { ...(await readLead(manager, id)), ...withCurrentNames(parts, names) };
}

/** Restored leads count as new: staff and senders are told of them, unless they were before. */
export async function announceReturned(manager: EntityManager, leads: readonly LeadEntity[]): Promise<void> {
  await queueAlerts(manager, leads, await findAlertRecipients(manager));
  await queueThankYous(manager, leads);
}

/** A lead that somebody may see, even if set aside as spam, with everything that happened to it. */
export const find = async (manager: EntityManager, id: string, user: SignedIn) => ({
  submission: await readDetail(manager, await findShownLead(manager, id, user)),
});

export async function update(
  manager: EntityManager,
  id: string,
  { version, ...changes }: RequestOf<typeof api.updateSubmission>,
  user: SignedIn,
) {
  if (correctableFields.some((field) => changes[field] !== undefined)) await lockPeople(manager);
  const lead = await lockPresentLead(manager, id, user);
  if (version !== undefined && version !== lead.version)
    throw new AppError('conflict', { message: 'Somebody else changed this lead in the meantime.' });
  const { status, tags, ownerId, ownerNote, nextStep, answerNeeded, ...others } = changes;
  const isOthers = ownerId !== undefined && ownerId !== (lead.owner?.id ?? null);
  const owner = isOthers ? await findOwner(manager, ownerId) : null;
  const wanted: Wanted = {
    ...(status && { status: () => status }),
    ...(tags && { tags: () => tags }),
    ...(isOthers && { owner: () => owner }),
    ...(nextStep !== undefined && { nextStep: () => nextStep }),
    ...(answerNeeded !== undefined && { answerNeeded: () => (answerNeeded ? 'yes' : 'no') }),
    prospects: () => others as Values['prospects'],
    correction: () => others as CorrectedValues,
  };
  await changeLeads(manager, [lead], wanted, { actor: user, text: ownerNote || null });
  return { submission: await readLead(manager, id) };
}

/** Tells whoever else has a lead open that somebody has opened it, or left it. */
export async function tellViewing(manager: EntityManager, id: string, isOpen: boolean, user: SignedIn) {
  const { ownerId } = await findLead(manager, id, user);
  const viewing = { kind: 'viewing', id, by: user.id, name: user.name, isOpen } as const;
  await announce(manager, { ...viewing, owners: [ownerId] });
}

export async function addNote(manager: EntityManager, id: string, content: string, user: SignedIn) {
  const lead = await lockPresentLead(manager, id, user);
  const note = Object.assign(new NoteEntity(), { ...authorOf(user), leadId: id, content });
  await manager.insert(NoteEntity, note);
  await changeLeads(manager, [lead], { note: () => null }, { actor: user, entryId: note.id });
  return { note: toEntry(note), submission: await readLead(manager, id) };
}

export async function addContact(
  manager: EntityManager,
  id: string,
  wanted: RequestOf<typeof api.addContact>,
  user: SignedIn,
) {
  const lead = await lockPresentLead(manager, id, user);
  const contact = await logContact(manager, lead, wanted, user);
  return { contact, submission: await readLead(manager, id) };
}

/** Sets a lead aside as spam, or restores it; what already is so stays. */
export async function mark(manager: EntityManager, id: string, kind: 'spam' | 'notSpam', user: SignedIn) {
  const lead = await lockLead(manager, id, user);
  const isSpam = lead.quarantinedAt !== null;
  if (lead.deletedAt && !isSpam) throw missingLead(lead);
  if (isSpam !== (kind === 'spam')) {
    await changeLeads(manager, [lead], { [kind]: () => null }, { actor: user });
    if (isSpam) await announceReturned(manager, [lead]);
  }
  return { submission: await readLead(manager, id) };
}

export async function remove(manager: EntityManager, id: string, user: SignedIn): Promise<void> {
  const lead = await lockPresentLead(manager, id, user);
  await changeLeads(manager, [lead], { deletion: () => null }, { actor: user });
}

export async function restore(manager: EntityManager, id: string, user: SignedIn) {
  const lead = await lockLead(manager, id, user);
  if (lead.deletedAt) await changeLeads(manager, [lead], { restoration: () => null }, { actor: user });
  return { submission: await readLead(manager, id) };
}

/** Erases a deleted lead early, with everything that belongs to it. */
export async function erase(manager: EntityManager, id: string, user: SignedIn): Promise<void> {
  // The person is deleted with the last lead: nobody may be merged into them meanwhile.
  await lockPeople(manager);
  const lead = await lockLead(manager, id, user);
  if (!lead.deletedAt) throw new AppError('conflict', { message: 'Only a deleted lead can be erased.' });
  await record(manager, 'erased', [lead], { actor: user });
  await manager.delete(LeadEntity, { id });
  await announceChange(manager, user.id, lead);
}
