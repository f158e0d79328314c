import type { Note } from '@golghar/contracts';
import { recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { announceChange } from '../events/lead-channel';
import { LeadRepository } from '../leads/lead.repository';
import { SearchIndex } from '../search-index/search-index';

type Stored = { createdAt: Date; reference: string };

@Injectable()
export class NoteService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly searchIndex: SearchIndex,
  ) {}

  async add(leadId: string, content: string, user: SignedIn): Promise<Note> {
    const id = uuid();
    return this.database.transaction(async (manager) => {
      const [row]: Stored[] = await manager.query(
        `WITH noted AS (SELECT id, reference FROM lead WHERE id = $2 AND deleted_at IS NULL),
           stored AS (
             INSERT INTO note (id, lead_id, content, author_id, author_name)
             SELECT $1, noted.id, $3, $4, $5 FROM noted RETURNING created_at
           )
         SELECT stored.created_at AS "createdAt", noted.reference FROM stored, noted`,
        [id, leadId, content, user.id, user.name],
      );
      if (!row) throw await this.leads.missing(leadId);
      await this.searchIndex.refresh(manager, [leadId]);
      const subject = { id: leadId, name: row.reference };
      await recordAudit(manager, { actor: user, action: 'note_added', subject });
      await announceChange(manager, { id: leadId, by: user.id });
      return {
        id,
        content,
        author: { id: user.id, name: user.name },
        createdAt: row.createdAt.toISOString(),
      };
    });
  }
}
