import type { CorrectedValues } from '@golghar/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** What staff corrected of what a visitor wrote, with both. It goes with its lead. */
@Entity('correction')
@Index('correction_of_lead', ['leadId', 'createdAt'])
export class CorrectionEntity {
  @PrimaryColumn('uuid')
  id!: string;

  // By its table: the folder of the leads imports this one.
  @ForeignKey('lead', { name: 'correction_lead_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('jsonb')
  before!: CorrectedValues;

  @Column('jsonb')
  after!: CorrectedValues;

  @Column('uuid', { name: 'author_id' })
  authorId!: string;

  @Column('text', { name: 'author_name' })
  authorName!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
