import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type api, type ErasureCertificate, type ResponseOf, type Submission } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { Any, DataSource, type EntityManager, Raw } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { IdempotencyKeyEntity } from '../../intake/enquiries/idempotency-key.entity';
import { SubscriberEntity } from '../../intake/newsletter/subscriber.entity';
import { announceManyChanges } from '../../leads/events/lead-channel';
import { LeadEntity } from '../../leads/lead.entity';
import { LeadRepository } from '../../leads/lead.repository';
import { lockPeople } from '../../leads/people-links/person-links';
import { LeadDetailService } from '../lead-detail.service';
import { PeopleService, uniqueIgnoringCase } from './people.service';
import * as sql from './person-data.sql';
import { personPage } from './person-page';

const statement =
  'All enquiries of this person were erased, with notes, contacts, changes, alerts, waiting e-mails and idempotency keys, and their subscription to the newsletter. The audit log keeps only that it happened. Mails that were delivered before, files that wait to be imported, which go within a day, and backups until they are overwritten, are not reached by this.';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

type PersonExport = ResponseOf<typeof api.exportPerson>;

/** Addresses in lower case, and the condition for one of them. */
function addressesOf(leads: readonly Submission[]) {
  const emails = [...new Set(leads.map(({ email }) => email.toLowerCase()))];
  return { emails, isOneOf: Raw((email) => `lower(${email}) = ANY(:emails)`, { emails }) };
}

/** All that is kept of one person: for that person, or to be erased. */
@Injectable()
export class PersonDataService {
  constructor(
    private readonly database: DataSource,
    private readonly people: PeopleService,
    private readonly leads: LeadRepository,
    private readonly details: LeadDetailService,
  ) {}

  async page(id: string, user: SignedIn): Promise<Readable> {
    return Readable.from([personPage(await this.collect(id, user))]);
  }

  async collect(id: string, actor: SignedIn): Promise<PersonExport> {
    const { manager } = this.database;
    const personId = await this.people.resolve(id);
    const leads = await this.leads.findBy({ personId });
    const [newest] = leads;
    if (!newest) throw new AppError('not_found');
    const rows = await manager
      .createQueryBuilder(LeadEntity, 'lead')
      .addSelect('lead.consent')
      .where({ personId })
      .getMany();
    const enquiries: PersonExport['enquiries'] = [];
    // One after the other: nobody waits for this as long as for a list.
    for (const lead of leads) {
      const row = rows.find(({ id: leadId }) => leadId === lead.id);
      if (!row) continue;
      const detail = await this.details.withParts(lead, row);
      enquiries.push({ ...detail, consent: row.consent, deletedAt: row.deletedAt?.toISOString() ?? null });
    }
    const newsletter = await manager.findBy(SubscriberEntity, { email: addressesOf(leads).isOneOf });
    const subject = { id: personId, name: newest.reference };
    await recordAudit(manager, { actor, action: 'person_exported', subject });
    return {
      exportedAt: new Date().toISOString(),
      id: personId,
      names: uniqueIgnoringCase(leads.map(({ name }) => name)),
      phones: uniqueIgnoringCase(leads.map(({ phone }) => phone)),
      emails: uniqueIgnoringCase(leads.map(({ email }) => email)),
      enquiries,
      newsletter: newsletter.map(({ email, requestedAt, confirmedAt }) => ({
        email,
        requestedAt: requestedAt.toISOString(),
        confirmedAt: confirmedAt?.toISOString() ?? null,
      })),
    };
  }

  /** Erases all of it, in one transaction. */
  async erase(id: string, actor: SignedIn): Promise<ErasureCertificate> {
    const personId = await this.people.resolve(id);
    return this.database.transaction(async (manager) => {
      await lockPeople(manager);
      const leads = await this.leads.findBy({ personId }, { manager });
      if (leads.length === 0) throw new AppError('not_found');
      const erased = { enquiries: leads.length, ...(await this.eraseAll(manager, leads)) };
      const certificateId = uuid();
      const subject = { id: personId, name: `certificate ${certificateId}` };
      const detail = `${leads.length} enquiries`;
      await recordAudit(manager, { actor, action: 'person_erased', subject, detail });
      await announceManyChanges(manager, actor.id);
      const erasedAt = new Date().toISOString();
      return { id: certificateId, personId, erasedAt, erasedBy: actor.name, erased, statement };
    });
  }

  private async eraseAll(
    manager: EntityManager,
    leads: readonly Submission[],
  ): Promise<Omit<ErasureCertificate['erased'], 'enquiries'>> {
    const { emails, isOneOf } = addressesOf(leads);
    const leadIds = leads.map(({ id }) => id);
    // First, as the relay does it; the kept counts have the leads that it has moved.
    const [waiting]: [sql.WaitingRow[], number] = await manager.query(sql.eraseOutbox, [leadIds]);
    const locked = await this.leads.lockMany(manager, leadIds, null);
    const counted = locked.filter(
      ({ id, deletedAt }) => deletedAt === null && !waiting.some(({ leadId }) => leadId === id),
    );
    const [parts]: [sql.CountsRow] = await manager.query(sql.countParts, [leadIds]);
    const [, deliveries]: [unknown[], number] = await manager.query(sql.eraseEmails, [leadIds, emails]);
    const keys = await manager.delete(IdempotencyKeyEntity, { leadId: Any(leadIds) });
    const subscriptions = await manager.delete(SubscriberEntity, { email: isOneOf });
    await manager.query(sql.eraseTexts, [emails.map(sha256)]);
    // Notes, contacts, changes and alerts go with the leads, with the last one the person, and the words of their names
    // that no other lead has.
    const words: sql.NameWordRow[] = await manager.query(sql.findNameWords, [leadIds]);
    await manager.delete(LeadEntity, { id: Any(leadIds) });
    await manager.query(sql.eraseNameWords, [words.map(({ word }) => word)]);
    await this.leads.moveCounts(manager, { from: counted.map(({ status }) => status) });
    return {
      ...parts,
      emails: deliveries,
      idempotencyKeys: keys.affected ?? 0,
      newsletterSubscriptions: subscriptions.affected ?? 0,
    };
  }
}
