import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A lead that was given to somebody, taken back or left to nobody. It goes with its lead. */
@Entity('owner_change')
@Index('owner_change_of_lead', ['leadId', 'createdAt'])
@Index('owner_change_of_handover', ['handoverId'], { where: 'handover_id IS NOT NULL' })
export class OwnerChangeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  // By its table: the folder of the leads imports this one.
  @ForeignKey('lead', { name: 'owner_change_lead_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('uuid', { name: 'from_id', nullable: true })
  fromId!: string | null;

  @Column('text', { name: 'from_name', nullable: true })
  fromName!: string | null;

  @Column('uuid', { name: 'to_id', nullable: true })
  toId!: string | null;

  @Column('text', { name: 'to_name', nullable: true })
  toName!: string | null;

  /** Null where a rule did it. */
  @Column('uuid', { name: 'author_id', nullable: true })
  authorId!: string | null;

  @Column('text', { name: 'author_name', nullable: true })
  authorName!: string | null;

  @Column('text', { nullable: true })
  note!: string | null;

  /** What one e-mail tells its receiver together. */
  @Column('uuid', { name: 'handover_id', nullable: true })
  handoverId!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
