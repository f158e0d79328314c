import type { OwnChangeKind } from '@golghar/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** What somebody changed of a lead, for its Undo within the day. */
@Entity('own_change')
@Index('own_change_of_lead', ['leadId', 'authorId'])
@Index('own_change_time', ['createdAt'])
export class OwnChangeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  // By its table: the folder of the leads imports this one.
  @ForeignKey('lead', { name: 'own_change_lead_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('text')
  kind!: OwnChangeKind;

  /** What the kind is about, before and after. */
  @Column('jsonb', { nullable: true })
  before!: object | string | null;

  @Column('jsonb', { nullable: true })
  after!: object | string | null;

  /** The entry of the timeline that it made. */
  @Column('uuid', { name: 'entry_id', nullable: true })
  entryId!: string | null;

  @Column('uuid', { name: 'author_id' })
  authorId!: string;

  @Column('text', { name: 'author_name' })
  authorName!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'undone_at', precision: 3, nullable: true })
  undoneAt!: Date | null;
}
