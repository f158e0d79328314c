import type { LeadStatus } from '@golghar/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { LeadEntity } from './lead.entity';

/** Who gave a lead another status, and when. It goes with its lead. */
@Entity('status_change')
@Index('status_change_of_lead', ['leadId', 'createdAt'])
export class StatusChangeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => LeadEntity, { name: 'status_change_lead_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('text', { name: 'from_status' })
  fromStatus!: LeadStatus;

  @Column('text', { name: 'to_status' })
  toStatus!: LeadStatus;

  @Column('uuid', { name: 'author_id' })
  authorId!: string;

  @Column('text', { name: 'author_name' })
  authorName!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
