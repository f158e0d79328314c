import type { Note } from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';

@Injectable()
export class NoteService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async add(leadId: string, content: string, { id: authorId, name }: SignedIn): Promise<Note> {
    const id = uuid();
    const [row]: { createdAt: Date }[] = await this.database.query(
      `INSERT INTO note (id, lead_id, content, author_id, author_name)
       SELECT $1, lead.id, $3, $4, $5 FROM lead WHERE lead.id = $2 AND lead.deleted_at IS NULL
       RETURNING created_at AS "createdAt"`,
      [id, leadId, content, authorId, name],
    );
    if (!row) throw new AppError('not_found');
    return { id, content, author: { id: authorId, name }, createdAt: row.createdAt.toISOString() };
  }
}
