import { type api, type Contact, contactWords, type NewContact, type ResponseOf } from '@golghar/contracts';
import { type Actor, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { SearchIndex } from '../../search-index/search-index';
import { missingLead } from '../deletion';
import { announceChange } from '../events/lead-channel';
import { LeadRepository, type LockedLead } from '../lead.repository';
import { recordOwnChange } from '../own-changes/record-own-change';
import { ContactRepository } from './contact.repository';

/** Contacts that staff log: the only thing, beside a closed deal, that counts as the promised answer. */
@Injectable()
export class ContactService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly contacts: ContactRepository,
    private readonly leads: LeadRepository,
    private readonly searchIndex: SearchIndex,
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
    { id: leadId, reference, owner }: LockedLead,
    { outcome, channel, note }: NewContact,
    { id: authorId, name: authorName }: Actor,
  ): Promise<Contact> {
    const author = { id: authorId, name: authorName };
    const contact = {
      id: uuid(),
      outcome,
      channel: channel ?? null,
      note: note || null,
      createdAt: new Date(),
    };
    await this.contacts.add(manager, { ...contact, leadId, authorId, authorName });
    await this.leads.update(manager, leadId, {});
    if (contact.note) await this.searchIndex.refresh(manager, [leadId]);
    await recordAudit(manager, {
      actor: author,
      action: 'contact_logged',
      subject: { id: leadId, name: reference },
      detail: contactWords(contact),
    });
    await recordOwnChange(manager, { lead: { id: leadId }, kind: 'contact', author, entryId: contact.id });
    await announceChange(manager, authorId, { id: leadId, owner });
    return { ...contact, author, createdAt: contact.createdAt.toISOString() };
  }
}
