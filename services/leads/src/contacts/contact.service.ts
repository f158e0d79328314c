import {
  type api,
  contactChannels,
  contactOutcomes,
  type NewContact,
  type ResponseOf,
  type Submission,
} from '@golghar/contracts';
import { recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { announceChange } from '../events/lead-channel';
import { missingLead } from '../leads/deletion';
import { LeadRepository } from '../leads/lead.repository';
import { SearchIndex } from '../search-index/search-index';
import { Contact } from './contact.entity';

/** Contacts that staff log: the only thing, beside a closed deal, that counts as the promised answer. */
@Injectable()
export class ContactService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly searchIndex: SearchIndex,
  ) {}

  async log(
    leadId: string,
    { outcome, channel, note }: NewContact,
    user: SignedIn,
  ): Promise<ResponseOf<typeof api.addContact>> {
    const author = { id: user.id, name: user.name };
    const contact = { id: uuid(), outcome, channel, note: note || null, createdAt: new Date() };
    const submission = await this.database.transaction(async (manager): Promise<Submission> => {
      const lead = await this.leads.lock(manager, leadId, user);
      if (!lead || lead.deletion) throw missingLead(lead?.deletion);
      const stored = { ...contact, leadId, authorId: author.id, authorName: author.name };
      await manager.insert(Contact, stored);
      await this.leads.update(manager, leadId, {});
      if (contact.note) await this.searchIndex.refresh(manager, [leadId]);
      await recordAudit(manager, {
        actor: user,
        action: 'contact_logged',
        subject: { id: leadId, name: lead.reference },
        detail: `${contactChannels[channel]}: ${contactOutcomes[outcome]}`,
      });
      await announceChange(manager, user.id, lead);
      return this.leads.read(manager, leadId);
    });
    return { contact: { ...contact, author, createdAt: contact.createdAt.toISOString() }, submission };
  }
}
