import { Readable } from 'node:stream';
import type { api, ResponseOf } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LeadRepository } from '../../leads/lead.repository';
import { LeadDetailService } from '../lead-detail/lead-detail.service';
import { PeopleRepository } from './people.repository';
import { PeopleService } from './people.service';
import { PersonDataRepository } from './person-data.repository';
import { personPage } from './person-page';
import { uniqueIgnoringCase } from './unique-ignoring-case';

/** All that is kept of one person, for that person. */
@Injectable()
export class PersonExportService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly people: PeopleService,
    private readonly stored: PeopleRepository,
    private readonly data: PersonDataRepository,
    private readonly leads: LeadRepository,
    private readonly details: LeadDetailService,
  ) {}

  async page(id: string, user: SignedIn): Promise<Readable> {
    return Readable.from([personPage(await this.collect(id, user))]);
  }

  async collect(id: string, actor: SignedIn): Promise<ResponseOf<typeof api.exportPerson>> {
    const personId = await this.people.resolve(id);
    const leads = await this.leads.findMany(await this.stored.findAll(personId));
    const [newest] = leads;
    if (!newest) throw new AppError('not_found');
    const emails = uniqueIgnoringCase(leads.map(({ email }) => email));
    const enquiries = [];
    // One after the other: nobody waits for this as long as for a list.
    for (const lead of leads) enquiries.push(await this.details.withParts(lead));
    const consents = await this.data.findConsents(leads.map((lead) => lead.id));
    const subscriptions = await this.data.findSubscriptions(emails.map((email) => email.toLowerCase()));
    const subject = { id: personId, name: newest.reference };
    await recordAudit(this.database.manager, { actor, action: 'person_exported', subject });
    const ofLead = new Map(consents.map((row) => [row.id, row]));
    return {
      exportedAt: new Date().toISOString(),
      id: personId,
      names: uniqueIgnoringCase(leads.map(({ name }) => name)),
      phones: uniqueIgnoringCase(leads.map(({ phone }) => phone)),
      emails,
      enquiries: enquiries.map((lead) => ({
        ...lead,
        consent: ofLead.get(lead.id)?.consent ?? null,
        deletedAt: ofLead.get(lead.id)?.deletedAt?.toISOString() ?? null,
      })),
      newsletter: subscriptions.map(({ email, requestedAt, confirmedAt }) => ({
        email,
        requestedAt: requestedAt.toISOString(),
        confirmedAt: confirmedAt?.toISOString() ?? null,
      })),
    };
  }
}
