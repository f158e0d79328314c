import type { AnswerOf, api, CorrectedValues, LeadStatus, Owner } from '@golghar/contracts';
import { type EntityManager, In } from 'typeorm';
import { findAlertsOf } from '../delivery/alerts/alerts';
import { findReplies } from '../delivery/replies/reply.sql';
import { findThankYou } from '../delivery/thank-you/thank-you-email';
import { ContactEntity, NoteEntity, toEntry } from '../leads/entry.entity';
import type { LeadEntity } from '../leads/lead.entity';
import { readLead } from '../leads/lead.repository';
import { LeadActivityEntity } from '../leads/lead-activity.entity';
import { findStaffNames, withPresentNames } from '../team/staff';

/** What changed of a lead and is shown as an entry of its own. */
export const shownKinds = ['status', 'owner', 'correction'] as const;

/** A change of a lead as the wire has it, which takes of each kind what it shows. Without an author a rule gave it an owner. */
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

/** A lead with all that happened to it, by whom under their present names. */
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
  return { ...(await readLead(manager, id)), ...withPresentNames(parts, names) };
}
