import type { Note } from '@golghar/contracts';
import { recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { SearchIndex } from '../../search-index/search-index';
import { missingLead } from '../deletion';
import { announceChange } from '../events/lead-channel';
import { LeadRepository } from '../lead.repository';
import { recordOwnChange } from '../own-changes/record-own-change';
import { NoteRepository } from './note.repository';

@Injectable()
export class NoteService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly notes: NoteRepository,
    private readonly searchIndex: SearchIndex,
  ) {}

  async add(leadId: string, content: string, user: SignedIn): Promise<Note> {
    return this.database.transaction(async (manager) => {
      const lead = await this.leads.lock(manager, leadId, user);
      if (!lead || lead.deletion) throw missingLead(lead?.deletion);
      const author = { authorId: user.id, authorName: user.name };
      const note = await this.notes.add({ id: uuid(), leadId, content, ...author }, manager);
      await this.searchIndex.refresh(manager, [leadId]);
      const subject = { id: leadId, name: lead.reference };
      await recordAudit(manager, { actor: user, action: 'note_added', subject });
      await recordOwnChange(manager, { lead, kind: 'note', author: user, entryId: note.id });
      await announceChange(manager, user.id, lead);
      return note;
    });
  }
}
