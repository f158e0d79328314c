import { createHash } from 'node:crypto';
import type { ErasureCertificate } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { announceManyChanges } from '../../leads/events/lead-channel';
import { LeadRepository } from '../../leads/lead.repository';
import { PersonLinksRepository } from '../../leads/people-links/person-links.repository';
import { PeopleRepository } from './people.repository';
import { PeopleService } from './people.service';
import { PersonDataRepository } from './person-data.repository';

const statement =
  'All enquiries of this person were erased, with notes, contacts, changes, alerts, waiting e-mails and idempotency keys, and their subscription to the newsletter. The audit log keeps only that it happened. Mails that were delivered before, files that wait to be imported, which go within a day, and backups until they are overwritten, are not reached by this.';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Erases all that is kept of one person, in one transaction. */
@Injectable()
export class PersonErasureService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly people: PeopleService,
    private readonly stored: PeopleRepository,
    private readonly data: PersonDataRepository,
    private readonly links: PersonLinksRepository,
    private readonly leads: LeadRepository,
  ) {}

  async erase(id: string, actor: SignedIn): Promise<ErasureCertificate> {
    const personId = await this.people.resolve(id);
    return this.database.transaction(async (manager) => {
      await this.links.lock(manager);
      const leadIds = await this.stored.findAll(personId, manager);
      const leads = await this.leads.findMany(leadIds, manager);
      if (leads.length === 0) throw new AppError('not_found');
      const emails = [...new Set(leads.map(({ email }) => email.toLowerCase()))];
      const counts = await this.eraseAll(manager, leadIds, emails);
      const certificateId = uuid();
      const subject = { id: personId, name: `certificate ${certificateId}` };
      await recordAudit(manager, {
        actor,
        action: 'person_erased',
        subject,
        detail: `${leads.length} enquiries`,
      });
      await announceManyChanges(manager, actor.id);
      return {
        id: certificateId,
        personId,
        erasedAt: new Date().toISOString(),
        erasedBy: actor.name,
        erased: { enquiries: leads.length, ...counts },
        statement,
      };
    });
  }

  private async eraseAll(
    manager: EntityManager,
    leadIds: string[],
    emails: string[],
  ): Promise<Omit<ErasureCertificate['erased'], 'enquiries'>> {
    // First, as the relay does it; the kept counts have the leads that it has moved.
    const uncounted = await this.data.eraseOutbox(manager, leadIds);
    const locked = await this.data.lockLeads(manager, leadIds);
    const from = locked
      .filter((lead) => lead.deletedAt === null && !uncounted.has(lead.id))
      .map(({ status }) => status);
    const counts = {
      ...(await this.data.countParts(manager, leadIds)),
      emails: await this.data.eraseEmails(manager, leadIds, emails),
      idempotencyKeys: await this.data.eraseIdempotencyKeys(manager, leadIds),
      newsletterSubscriptions: await this.data.eraseSubscriptions(manager, emails),
    };
    await this.data.eraseTexts(manager, emails.map(sha256));
    await this.data.eraseLeads(manager, leadIds);
    await this.leads.moveCounts(manager, { from, to: [] });
    return counts;
  }
}
