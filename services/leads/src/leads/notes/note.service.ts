import type { Note } from '@golghar/contracts';
import type { SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { missingLead } from '../deletion';
import { announceChange } from '../events/lead-channel';
import { LeadRepository } from '../lead.repository';
import { LeadChanges } from '../lead-changes';
import { NoteRepository } from './note.repository';

@Injectable()
export class NoteService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly notes: NoteRepository,
    private readonly changes: LeadChanges,
  ) {}

  async add(leadId: string, content: string, user: SignedIn): Promise<Note> {
    return this.database.transaction(async (manager) => {
      const lead = await this.leads.lock(manager, leadId, user);
      if (!lead || lead.deletion) throw missingLead(lead?.deletion);
      const author = { authorId: user.id, authorName: user.name };
      const note = await this.notes.add({ id: uuid(), leadId, content, ...author }, manager);
      await this.changes.change(manager, 'note', [lead], () => null, { actor: user, entryId: note.id });
      await announceChange(manager, user.id, lead);
      return note;
    });
  }
}
