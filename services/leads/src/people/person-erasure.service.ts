import { createHash } from 'node:crypto';
import type { ErasureCertificate } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { announceManyChanges } from '../events/lead-channel';
import { LeadRepository } from '../leads/lead.repository';
import { PersonLinksRepository } from '../people-links/person-links.repository';
import { PeopleRepository } from './people.repository';
import { PeopleService } from './people.service';
import * as sql from './person-data.sql';

const statement =
  'All enquiries of this person were erased, with notes, contacts, changes, alerts, waiting e-mails and idempotency keys, and their subscription to the newsletter. The audit log keeps only that it happened. Mails that were delivered before, files that wait to be imported, which go within a day, and backups until they are overwritten, are not reached by this.';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** How many rows a DELETE took. */
const erased = async (manager: EntityManager, text: string, values: unknown[]): Promise<number> => {
  const [, count]: [unknown[], number] = await manager.query(text, values);
  return count;
};

/** Erases all that is kept of one person, in one transaction. */
@Injectable()
export class PersonErasureService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly people: PeopleService,
    private readonly stored: PeopleRepository,
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
    const [waiting]: [sql.WaitingRow[], number] = await manager.query(sql.eraseOutbox, [leadIds]);
    const locked: sql.LockedRow[] = await manager.query(sql.lockLeads, [leadIds]);
    const uncounted = new Set(waiting.map(({ leadId }) => leadId));
    const from = locked
      .filter((lead) => lead.isCounted && !uncounted.has(lead.id))
      .map(({ status }) => status);
    const [parts]: sql.CountsRow[] = await manager.query(sql.countParts, [leadIds]);
    const counts = {
      notes: parts?.notes ?? 0,
      contacts: parts?.contacts ?? 0,
      changes: parts?.changes ?? 0,
      alerts: parts?.alerts ?? 0,
      emails: await erased(manager, sql.eraseEmails, [leadIds, emails]),
      idempotencyKeys: await erased(manager, sql.eraseKeys, [leadIds]),
      newsletterSubscriptions: await erased(manager, sql.eraseSubscriptions, [emails]),
    };
    await erased(manager, sql.eraseTexts, [emails.map(sha256)]);
    const words: sql.NameWordRow[] = await manager.query(sql.findNameWords, [leadIds]);
    await erased(manager, sql.eraseLeads, [leadIds]);
    await erased(manager, sql.eraseNameWords, [words.map(({ word }) => word)]);
    await this.leads.moveCounts(manager, { from, to: [] });
    return counts;
  }
}
