import type { Note } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { NoteEntity } from './note.entity';

const toNote = ({ id, content, authorId, authorName, createdAt }: NoteEntity): Note => ({
  id,
  content,
  author: { id: authorId, name: authorName },
  createdAt: createdAt.toISOString(),
});

@Injectable()
export class NoteRepository {
  constructor(@InjectRepository(NoteEntity) private readonly notes: Repository<NoteEntity>) {}

  async add(note: Omit<NoteEntity, 'createdAt'>, manager: EntityManager): Promise<Note> {
    const { generatedMaps } = await manager
      .createQueryBuilder()
      .insert()
      .into(NoteEntity)
      .values(note)
      .returning(['createdAt'])
      .execute();
    return toNote({ ...note, ...(generatedMaps[0] as Pick<NoteEntity, 'createdAt'>) });
  }

  /** Notes of a lead, newest first. */
  async findByLead(leadId: string): Promise<Note[]> {
    const rows = await this.notes.find({ where: { leadId }, order: { createdAt: 'DESC', id: 'DESC' } });
    return rows.map(toNote);
  }
}
