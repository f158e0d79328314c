import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';

/** An answer by e-mail. It goes with its lead. */
@Entity('reply')
@Index('reply_of_lead', ['leadId', 'createdAt'])
export class ReplyEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => LeadEntity, { name: 'reply_lead_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  text!: string;

  @Column('uuid', { name: 'author_id' })
  authorId!: string;

  @Column('text', { name: 'author_name' })
  authorName!: string;

  /** Where an answer to it goes. */
  @Column('text', { name: 'author_email' })
  authorEmail!: string;

  /** The mail server refused it, or took it from nobody for days. */
  @Column('bool', { name: 'is_undelivered', default: false })
  isUndelivered!: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
