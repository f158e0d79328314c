import type { api, Contact, NewContact, ResponseOf } from '@golghar/contracts';
import type { Actor, SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { missingLead } from '../deletion';
import { announceChange } from '../events/lead-channel';
import { LeadRepository, type LockedLead } from '../lead.repository';
import { LeadChanges } from '../lead-changes';
import { ContactRepository } from './contact.repository';

/** Contacts that staff log: the only thing, beside a closed deal, that counts as the promised answer. */
@Injectable()
export class ContactService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly contacts: ContactRepository,
    private readonly leads: LeadRepository,
    private readonly changes: LeadChanges,
  ) {}

  async log(leadId: string, contact: NewContact, user: SignedIn): Promise<ResponseOf<typeof api.addContact>> {
    return this.database.transaction(async (manager) => {
      const lead = await this.leads.lock(manager, leadId, user);
      if (!lead || lead.deletion) throw missingLead(lead?.deletion);
      const logged = await this.add(manager, lead, contact, user);
      return { contact: logged, submission: await this.leads.read(manager, leadId) };
    });
  }

  /** Logs a contact with a locked lead that is there. */
  async add(
    manager: EntityManager,
    lead: LockedLead,
    { outcome, channel, note }: NewContact,
    actor: Actor,
  ): Promise<Contact> {
    const author = { authorId: actor.id, authorName: actor.name };
    const said = { outcome, channel: channel ?? null };
    const contact = await this.contacts.add(manager, {
      id: uuid(),
      leadId: lead.id,
      ...said,
      note: note || null,
      ...author,
    });
    await this.changes.change(manager, 'contact', [lead], () => said, { actor, entryId: contact.id });
    await announceChange(manager, actor.id, lead);
    return contact;
  }
}
