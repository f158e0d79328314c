import type { Contact } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { ContactEntity } from './contact.entity';

const toContact = ({
  id,
  outcome,
  channel,
  note,
  authorId,
  authorName,
  createdAt,
}: ContactEntity): Contact => ({
  id,
  outcome,
  channel,
  note,
  author: { id: authorId, name: authorName },
  createdAt: createdAt.toISOString(),
});

@Injectable()
export class ContactRepository {
  constructor(@InjectRepository(ContactEntity) private readonly contacts: Repository<ContactEntity>) {}

  async add(manager: EntityManager, contact: Omit<ContactEntity, 'createdAt'>): Promise<Contact> {
    const { generatedMaps } = await manager.insert(ContactEntity, contact);
    return toContact({ ...contact, ...(generatedMaps[0] as Pick<ContactEntity, 'createdAt'>) });
  }

  /** Contacts with a lead, newest first. */
  async findByLead(leadId: string): Promise<Contact[]> {
    const rows = await this.contacts.find({ where: { leadId }, order: { createdAt: 'DESC', id: 'DESC' } });
    return rows.map(toContact);
  }
}
