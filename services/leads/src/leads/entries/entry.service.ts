import type { api, Contact, Note, RequestOf, Submission } from '@golghar/contracts';
import type { Actor, SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { LeadEntity } from '../lead.entity';
import { LeadRepository } from '../lead.repository';
import { LeadChanges } from '../lead-changes';
import { ContactEntity, NoteEntity } from './entry.entity';

const writtenBy = ({ id, name }: Actor) => ({ id: uuid(), authorId: id, authorName: name });

/** An entry as the wire has it. */
export const toEntry = <Row extends NoteEntity | ContactEntity>({
  leadId: _,
  authorId,
  authorName,
  createdAt,
  ...row
}: Row) => ({
  ...row,
  author: { id: authorId, name: authorName },
  createdAt: createdAt.toISOString(),
});

/**
 * What staff write on leads: notes, and the contacts that they log. These alone, beside a closed deal and a reply, count as the
 * promised answer.
 */
@Injectable()
export class EntryService {
  constructor(
    private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly changes: LeadChanges,
  ) {}

  addNote(leadId: string, content: string, user: SignedIn): Promise<Note> {
    return this.database.transaction(async (manager) => {
      const lead = await this.leads.lockPresent(manager, leadId, user);
      const row = Object.assign(new NoteEntity(), { ...writtenBy(user), leadId, content });
      await manager.insert(NoteEntity, row);
      const note = toEntry(row);
      await this.changes.change(manager, [lead], { note: () => null }, { actor: user, entryId: note.id });
      return note;
    });
  }

  logContact(
    leadId: string,
    contact: RequestOf<typeof api.addContact>,
    user: SignedIn,
  ): Promise<{ contact: Contact; submission: Submission }> {
    return this.database.transaction(async (manager) => {
      const lead = await this.leads.lockPresent(manager, leadId, user);
      const logged = await this.addContact(manager, lead, contact, user);
      return { contact: logged, submission: await this.leads.read(manager, leadId) };
    });
  }

  /** Logs a contact with a locked lead that is there. */
  async addContact(
    manager: EntityManager,
    lead: LeadEntity,
    { outcome, channel, note }: RequestOf<typeof api.addContact>,
    actor: Actor,
  ): Promise<Contact> {
    const said = { outcome, channel: channel ?? null };
    const row = Object.assign(new ContactEntity(), {
      ...writtenBy(actor),
      ...said,
      leadId: lead.id,
      note: note || null,
    });
    await manager.insert(ContactEntity, row);
    const contact = toEntry(row);
    await this.changes.change(manager, [lead], { contact: () => said }, { actor, entryId: contact.id });
    return contact;
  }
}
