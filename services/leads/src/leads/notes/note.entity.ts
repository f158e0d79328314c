import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { LeadEntity } from '../lead.entity';

/** A remark that staff wrote on a lead; the author's name is kept as it was then. It goes with its lead. */
@Entity('note')
@Index('note_of_lead', ['leadId', 'createdAt'])
export class NoteEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => LeadEntity, { name: 'note_lead_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('text')
  content!: string;

  @Column('uuid', { name: 'author_id' })
  authorId!: string;

  @Column('text', { name: 'author_name' })
  authorName!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
