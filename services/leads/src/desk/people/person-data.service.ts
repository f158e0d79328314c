import type { AnswerOf, api, ErasureCertificate, Submission } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn, sha256 } from '@golghar/platform';
import { Any, type DataSource, type EntityManager, In, Not, Raw } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { EnquiryTextEntity, IdempotencyKeyEntity } from '../../intake/enquiries/enquiry.entity';
import { SubscriberEntity } from '../../intake/newsletter/subscriber.entity';
import { DeliveryEntity } from '../../leads/delivery.entity';
import { ContactEntity, NoteEntity, ReplyEntity } from '../../leads/entry.entity';
import { announceChange } from '../../leads/events/lead-channel';
import { LeadEntity } from '../../leads/lead.entity';
import { lockLeads, readLeadsWhere } from '../../leads/lead.repository';
import { LeadActivityEntity } from '../../leads/lead-activity.entity';
import { moveCounts } from '../../leads/lead-changes';
import { lockPeople } from '../../leads/people-links/person-links';
import { NameWordEntity } from '../../search-index/name-word.entity';
import { readDetail, shownKinds } from '../lead.service';
import { contactDetailsOf, resolvePerson } from './people.service';

const statement =
  'All enquiries of this person were erased, with notes, contacts, changes, alerts, answers with their attachments, waiting e-mails and idempotency keys, and their subscription to the newsletter. The audit log keeps only that it happened. Mails that were delivered before, files that wait to be imported, which go within a day, and backups until they are overwritten, are not reached by this.';

type PersonExport = AnswerOf<typeof api.exportPerson>;

function addressesOf(leads: readonly { email: string }[]) {
  const emails = [...new Set(leads.map(({ email }) => email.toLowerCase()))];
  return { emails, isOneOf: Raw((email) => `lower(${email}) = ANY(:emails)`, { emails }) };
}

/** Everything stored about one person, for that person. */
export async function collect(database: DataSource, id: string, actor: SignedIn): Promise<PersonExport> {
  const { manager } = database;
  const personId = await database.transaction((inner) => resolvePerson(inner, id));
  const rows = await manager
    .createQueryBuilder(LeadEntity, 'lead')
    .addSelect('lead.consent')
    .where({ personId })
    .orderBy({ 'lead.submittedAt': 'DESC', 'lead.id': 'DESC' })
    .getMany();
  const [newest] = rows;
  if (!newest) throw new AppError('not_found');
  const enquiries: PersonExport['enquiries'] = [];
  // One after the other: this may take longer than a list.
  for (const row of rows) {
    const detail = await readDetail(manager, row);
    enquiries.push({ ...detail, consent: row.consent, deletedAt: row.deletedAt });
  }
  const newsletter = await manager.findBy(SubscriberEntity, { email: addressesOf(rows).isOneOf });
  const subject = { id: personId, name: newest.reference };
  await recordAudit(manager, { actor, action: 'person_exported', subject });
  return { exportedAt: new Date(), id: personId, ...contactDetailsOf(rows), enquiries, newsletter };
}

export async function erase(
  manager: EntityManager,
  id: string,
  actor: SignedIn,
): Promise<AnswerOf<typeof api.erasePerson>> {
  await lockPeople(manager);
  const personId = await resolvePerson(manager, id);
  const leads = await readLeadsWhere(manager, { personId });
  if (leads.length === 0) throw new AppError('not_found');
  const erased = { enquiries: leads.length, ...(await eraseAll(manager, leads)) };
  const certificateId = uuid();
  const subject = { id: personId, name: `certificate ${certificateId}` };
  const detail = `${leads.length} enquiries`;
  await recordAudit(manager, { actor, action: 'person_erased', subject, detail });
  await announceChange(manager, actor.id);
  const certificate = { id: certificateId, personId, erasedAt: new Date(), erased, statement };
  return { certificate: { ...certificate, erasedBy: actor.name } };
}

async function eraseAll(
  manager: EntityManager,
  leads: readonly Submission[],
): Promise<Omit<ErasureCertificate['erased'], 'enquiries'>> {
  const { emails, isOneOf } = addressesOf(leads);
  const leadIds = leads.map(({ id }) => id);
  const leadId = Any(leadIds);
  // First, as when they arrive; the stored counts include the leads whose arrival is over.
  const arrivals = { kind: 'arrival', subjectId: leadId };
  const arriving = manager.createQueryBuilder().delete().from(DeliveryEntity).where(arrivals);
  const { raw: waiting } = await arriving.returning('subject_id AS id').execute();
  const locked = await lockLeads(manager, leadIds, null);
  const parts = {
    notes: await manager.countBy(NoteEntity, { leadId }),
    contacts: await manager.countBy(ContactEntity, { leadId }),
    changes: await manager.countBy(LeadActivityEntity, { leadId, kind: In(shownKinds) }),
    alerts: await manager.countBy(DeliveryEntity, { leadId, kind: 'alert' }),
  };
  // Answers, thank-you mails and e-mails of the newsletter.
  const replies = await manager.findBy(ReplyEntity, { leadId });
  const subscribers = await manager.findBy(SubscriberEntity, { email: isOneOf });
  const subjects = [...leads, ...replies, ...subscribers].map(({ id }) => id);
  const deliveries = await manager.delete(DeliveryEntity, {
    kind: Not('alert'),
    subjectId: Any(subjects),
  });
  const keys = await manager.delete(IdempotencyKeyEntity, { leadId });
  const subscriptions = await manager.delete(SubscriberEntity, { email: isOneOf });
  await manager.delete(EnquiryTextEntity, { emailHash: Any(emails.map(sha256)) });
  // Notes, contacts, changes and alerts go with the leads, with the last one the person, and the words of their names
  // that no other lead has.
  const named = await manager.find(LeadEntity, { select: { searchWords: true }, where: { id: leadId } });
  await manager.delete(LeadEntity, { id: leadId });
  await manager
    .createQueryBuilder()
    .delete()
    .from(NameWordEntity)
    .where({ word: Any(named.flatMap(({ searchWords }) => searchWords ?? [])) })
    .andWhere('NOT EXISTS (SELECT FROM lead WHERE search_words @> ARRAY[name_word.word])')
    .execute();
  const uncounted = waiting.map(({ id }: { id: string }) => id);
  const counted = locked.filter(({ id, deletedAt }) => !deletedAt && !uncounted.includes(id));
  await moveCounts(manager, { from: counted.map(({ status }) => status) });
  return {
    ...parts,
    emails: deliveries.affected ?? 0,
    idempotencyKeys: keys.affected ?? 0,
    newsletterSubscriptions: subscriptions.affected ?? 0,
  };
}
